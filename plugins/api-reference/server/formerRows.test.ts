import type { Api, ApiProp } from '../types';
import { listFormerRows } from './formerRows';
import { createApi } from './testing/createApi';

type Prop = Partial<ApiProp> & { name: string };

/** A component of 8.11.0 with props. */
function create(...props: Prop[]): Api {
  const grid = createApi('DataTable', {});
  return {
    ...grid,
    props: props.map((prop) => ({
      ...{ type: 'string', required: false, default: null, deprecated: null, plan: null },
      ...{ description: '' },
      ...prop,
    })),
  };
}

test('what a prop was is listed by release, oldest first', () => {
  const releases = {
    '8.2.0': { before: { 'DataTable.props.a': { default: '1' } } },
    '8.10.0': { before: { 'DataTable.props.a': { type: 'number' } } },
  };
  const prop = { name: 'a', deprecated: '', deprecatedSince: '8.4.0' };
  const rows = listFormerRows(create(prop), releases);
  expect(Object.entries(rows['data-table-prop-a'] ?? {})).toEqual([
    ['8.2.0', { default: '1' }],
    ['8.4.0', { deprecated: false }],
    ['8.10.0', { type: 'number' }],
  ]);
});

test('what happened before a prop was added again is of no use', () => {
  const releases = { '8.2.0': { before: { 'DataTable.props.a': { default: '1' } } } };
  expect(listFormerRows(create({ name: 'a', since: '8.3.0' }), releases)).toEqual({});
});

test('what was deprecated in another major is not listed', () => {
  const prop = { name: 'a', deprecated: '', deprecatedSince: 'v7' };
  expect(listFormerRows(create(prop))).toEqual({});
});

const added = { name: 'b', since: '8.4.0' };
const removed = { '8.4.0': { removed: ['DataTable.props.unstable_b'] } };

test.each<[string, Prop[], Parameters<typeof listFormerRows>[1], string | undefined]>([
  ['one that lost its unstable_', [added], removed, 'unstable_b'],
  [
    'one that another is deprecated for',
    [added, { name: 'a', deprecated: 'Use `b` instead.' }],
    {},
    'a',
  ],
  [
    'one that came as something new',
    [added],
    { '8.4.0': { removed: ['DataTable.props.a'] } },
    undefined,
  ],
  [
    'one of another type',
    [added, { name: 'a', type: 'number', deprecated: 'Use `b`.' }],
    {},
    undefined,
  ],
  [
    'one that two are deprecated for',
    [added, { name: 'a', deprecated: 'Use `b`.' }, { name: 'c', deprecated: 'Use `b`.' }],
    {},
    undefined,
  ],
  [
    'one that is only to be considered',
    [added, { name: 'a', deprecated: 'Consider using `b` instead.' }],
    {},
    undefined,
  ],
  [
    'one whose part replaces another',
    [added, { name: 'a', deprecated: 'Use `b.c` instead.' }],
    {},
    undefined,
  ],
  [
    'one that came before the other',
    [added, { name: 'a', since: '8.5.0', deprecated: 'Use `b`.' }],
    {},
    undefined,
  ],
  [
    'one that the whole major has',
    [{ name: 'b' }, { name: 'a', deprecated: 'Use `b`.' }],
    {},
    undefined,
  ],
])('the former name of %s', (_name, props, releases, expected) => {
  const rows = listFormerRows(create(...props), releases);
  expect(rows['data-table-prop-b']?.['8.4.0']?.name).toBe(expected);
});

test('nothing had the former name before that came', () => {
  const old = { name: 'a', since: '8.2.0', deprecated: 'Use `b` instead.' };
  expect(listFormerRows(create(added, old))['data-table-prop-b']).toEqual({
    '8.2.0': { name: '' },
    '8.4.0': { name: 'a' },
  });
});
