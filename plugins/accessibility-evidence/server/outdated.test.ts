/** @jest-environment node */
import type { DemoSource } from '../../../core/server/contribution';
import { hashDemo, listOutdated, pickImported } from './outdated';

const toDemo = (name: string, code: string): DemoSource => ({
  folder: 'graphs/bars',
  name,
  files: [
    { name: `${name}.tsx`, code },
    { name: 'data.ts', code: 'export const rows = [1];' },
  ],
});

const bars = toDemo('Bars', "import { Bar } from '@example/graphs/Bar';\nimport './data';");
const pins = { '@example/graphs': '1.0.0', '@example/grid': '1.0.0' };

const toEvidence = (...demos: readonly DemoSource[]) => ({
  measured: '2026-01-01',
  axe: '4.0.0',
  packages: pickImported(demos, pins),
  demos: Object.fromEntries(
    demos.map((demo) => [demo.name, { hash: hashDemo(demo), rules: 1, stops: [], tree: [] }]),
  ),
});

test('the packages of demos are those that they import', () => {
  expect(pickImported([bars], pins)).toEqual({ '@example/graphs': '1.0.0' });
});

test('a demo that is as it was is current', () => {
  expect(listOutdated(toEvidence(bars), [bars], pins)).toEqual([]);
});

const [main, data] = bars.files;
test.each<[string, DemoSource]>([
  ['its code', toDemo('Bars', 'export default () => null;')],
  ['its data', { ...bars, files: [main!, { ...data!, code: 'export const rows = [2];' }] }],
])('a demo is outdated when %s changes', (_what, changed) => {
  expect(listOutdated(toEvidence(bars), [changed], pins)).toEqual(['Bars']);
});

test('a demo is outdated when a package that it imports is another version, and no other one', () => {
  const evidence = toEvidence(bars);
  expect(listOutdated(evidence, [bars], { ...pins, '@example/graphs': '1.0.1' })).toEqual(['Bars']);
  expect(listOutdated(evidence, [bars], { ...pins, '@example/grid': '1.0.1' })).toEqual([]);
});

test('a demo that was never measured is outdated, whatever it is called', () => {
  const added = ['More', 'constructor'].map((name) => toDemo(name, ''));
  expect(listOutdated(toEvidence(bars), [bars, ...added], pins)).toEqual(['More', 'constructor']);
  expect(listOutdated(undefined, [bars], pins)).toEqual(['Bars']);
});
