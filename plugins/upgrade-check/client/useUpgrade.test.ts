import type { Version } from '../../../core/types';
import { listMajors, listTargets, toUpgrade } from './useUpgrade';

const toVersion = (name: string, label: string, ...products: string[]) =>
  ({ name, label, products }) as unknown as Version;

const versions = [
  toVersion('current', '8.11.0', 'data-table', 'graphs'),
  toVersion('v7', 'v7', 'data-table', 'graphs'),
  toVersion('v6', 'v6', 'data-table'),
  toVersion('v5', 'v5', 'lists'),
];
const [current, v7, v6, v5] = versions as [Version, Version, Version, Version];

test.each([
  ['', v7, current],
  ['?from=v6', v6, current],
  ['?from=v6&to=v7', v6, v7],
  ['?from=v7&to=8.11.0', v7, current],
  // No upgrade, or no version.
  ['?from=v7&to=v6', v7, current],
  ['?from=current&to=v7', v7, current],
  ['?from=<b>&to=%', v7, current],
])('of %j, the versions are found', (search, from, to) => {
  expect(toUpgrade(search, versions)).toEqual({ from, to });
});

test('only versions that share a product can be upgraded to', () => {
  expect(listTargets(versions, v6)).toEqual([current, v7]);
  expect(listTargets(versions, v5)).toEqual([]);
  expect(listTargets(versions, current)).toEqual([]);
});

test('a site with one version has no upgrade', () => {
  expect(toUpgrade('', [current])).toBeUndefined();
});

test('the codemods of every major on the way run, oldest first', () => {
  expect(listMajors(v6, current)).toEqual(['7', '8']);
  expect(listMajors(v7, v7)).toEqual([]);
});
