import { findNearest, suggestNames } from './nearestNames';

const names = ['BasicLines', 'ColumnTypes', 'ComputedColumns', 'CustomCells', 'FirstGrid'];

test('finds mistyped names, whatever their case', () => {
  expect(findNearest('ColumnTypo', names)[0]).toBe('ColumnTypes');
  expect(findNearest('FirstGird', names)[0]).toBe('FirstGrid');
});

test('puts names that contain the wanted one first', () => {
  expect(findNearest('Column', names).slice(0, 2)).toEqual(['ColumnTypes', 'ComputedColumns']);
});

test('returns at most five names, and none that is unlike the wanted one', () => {
  const many = Array.from({ length: 20 }, (_, index) => `Demo${index}`);
  expect(findNearest('Demo', many)).toHaveLength(5);
  expect(findNearest('0000000000000000', names)).toEqual([]);
});

test('suggests near names at the end of a message', () => {
  expect(suggestNames('FirstGird', names)).toBe(' Did you mean FirstGrid?');
  expect(suggestNames('FirstGird', names, (name) => `<${name}>`)).toBe(
    ' Did you mean <FirstGrid>?',
  );
  expect(suggestNames('0000000000000000', names)).toBe('');
});
