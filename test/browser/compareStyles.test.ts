import { compareStyles } from './compareStyles';

const cell = (style: Record<string, string>) => ({ name: 'div.cell', style });

test('finds nothing between drawings that are the same', () => {
  expect(compareStyles([cell({ color: 'red' })], [cell({ color: 'red' })])).toEqual([]);
});

test('names the element, the property and both values', () => {
  expect(compareStyles([cell({ color: 'red' })], [cell({ color: 'blue' })])).toEqual([
    'div.cell color: red, alone blue',
  ]);
});

test('finds a property that only one drawing has', () => {
  expect(compareStyles([cell({})], [cell({ '--gap': '8px' })])).toHaveLength(1);
});

test('says that there are more or fewer elements', () => {
  expect(compareStyles([cell({}), cell({})], [cell({})])).toEqual([
    '2 elements on the page, 1 alone',
  ]);
});

test('shows the first of many differences and how many more there are', () => {
  const many = (value: string) => Array.from({ length: 15 }, () => cell({ color: value }));
  expect(compareStyles(many('red'), many('blue')).at(-1)).toBe('and 5 more');
});
