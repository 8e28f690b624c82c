import type { Version } from '../../core/types';
import { checkName, checkUncut } from './checks';

const toVersions = (label: string): Version[] =>
  [
    { name: 'current', label },
    { name: 'v7', label: 'v7' },
  ].map((version) => ({ ...version, hue: 0, products: ['graphs'] }));

test.each([
  ['8.11.0', 'v8'],
  ['v8', 'v8'],
  ['Next', 'v8'],
])('a version labeled %s can be cut as %s', (label, name) => {
  expect(checkName(name, { versions: toVersions(label) })).toEqual([]);
});

test.each([
  ['', `A version's name is "v" and its major version, such as v8; given: "".`],
  ['8.11.0', `A version's name is "v" and its major version, such as v8; given: "8.11.0".`],
  ['v8.11', `A version's name is "v" and its major version, such as v8; given: "v8.11".`],
  ['v9', 'docs/ is at 8.11.0 by its label in site.ts, and is cut as v8; given: "v9".'],
  ['v7', 'There is already a version v7. Versions in site.ts: current, v7.'],
])('"%s" is refused as the name of a cut', (name, problem) => {
  expect(checkName(name, { versions: toVersions('8.11.0') })).toEqual([problem]);
});

test.each(['v99', 'current', '', '../docs', 'v7/../../docs', './v7'])(
  '"%s" cannot be taken back: no such version was released',
  async (name) => {
    expect(await checkUncut(name, ['v7', 'v6'])).toEqual([
      `There is no released version "${name}". Versions in versions.json: v7, v6.`,
    ]);
  },
);
