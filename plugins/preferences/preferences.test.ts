import { readCodeHash } from './preferences';

test.each([
  ['#ColumnTypes.tsx', { demo: 'ColumnTypes', variant: 'TS' }],
  ['#ColumnTypes.js', { demo: 'ColumnTypes', variant: 'JS' }],
  ['#tailwind-ColumnTypes.tsx', { demo: 'ColumnTypes', variant: 'TS', style: 'Tailwind' }],
  ['#css-ColumnTypes.js', { demo: 'ColumnTypes', variant: 'JS', style: 'CSS' }],
  ['#system-ColumnTypes.tsx', { demo: 'ColumnTypes', variant: 'TS', style: 'Acme System' }],
  ['#grid/css-ColumnTypes.tsx', { demo: 'ColumnTypes', variant: 'TS', style: 'CSS' }],
  ['#ColumnTypes.tsx:12', { demo: 'ColumnTypes', variant: 'TS', lines: { from: 12, to: 12 } }],
  ['#ColumnTypes.js:3-5', { demo: 'ColumnTypes', variant: 'JS', lines: { from: 3, to: 5 } }],
  ['#ColumnTypes.js:5-3', { demo: 'ColumnTypes', variant: 'JS' }],
  ['#ColumnTypes.js:0', { demo: 'ColumnTypes', variant: 'JS' }],
])('reads %s', (hash, expected) => {
  expect(readCodeHash(hash)).toEqual(expected);
});

test.each(['', '#', '#ColumnTypes', '#column-types', '#ColumnTypes.ts', '#css-.tsx', '#<b>.tsx'])(
  'finds no code in "%s"',
  (hash) => {
    expect(readCodeHash(hash)).toBeUndefined();
  },
);

test('takes no other prefix for a style', () => {
  expect(readCodeHash('#own-Demo.tsx')).toBeUndefined();
});
