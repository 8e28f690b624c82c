import type { LaterReleases } from '../../api-reference/releases';
import { describeFormer, findFormer } from './former';

const page = '/api/graphs/bar';
const later: LaterReleases = {
  rows: { [page]: { b: '8.3.0', c: '8.4.0' } },
  former: {
    [page]: {
      a: { '8.2.0': { default: '1' }, '8.10.0': { default: '2', type: 'string' } },
      b: { '8.1.0': { name: '' }, '8.3.0': { name: 'unstable_b' } },
      c: { '8.5.0': { deprecated: false } },
    },
  },
  demos: {},
  react: {},
};

const c = { deprecated: false };

test.each([
  ['8.0.0', { a: { default: '1', type: 'string' } }],
  ['8.1.0', { a: { default: '1', type: 'string' }, b: { name: 'unstable_b' } }],
  ['8.2.0', { a: { default: '2', type: 'string' }, b: { name: 'unstable_b' } }],
  ['8.4.0', { a: { default: '2', type: 'string' }, c }],
  ['8.9.3', { a: { default: '2', type: 'string' } }],
  ['8.10.0', {}],
  ['7.29.0', {}],
  [undefined, {}],
])('of %s is found what the next change says of it', (used, expected) => {
  expect(Object.fromEntries(findFormer(later, page, used))).toEqual(expected);
});

test.each([
  [{ name: 'unstable_b' }, 'Called unstable_b in 8.1.0'],
  [{ type: "'x'", default: "'x'" }, "Type in 8.1.0: 'x'\nDefault in 8.1.0: 'x'"],
  [{ type: 'x'.repeat(201) }, 'Another type in 8.1.0'],
  [{ required: true }, 'Required in 8.1.0'],
  [{ required: false, deprecated: false as const }, 'Optional in 8.1.0\nNot deprecated in 8.1.0'],
])('%j is said as %j', (row, expected) => {
  expect(describeFormer(row, '8.1.0')).toBe(expected);
});
