import { findRepeated, toKebabName } from './names';

test.each([
  ['DataTable', 'data-table'],
  ['GraphsXScale', 'graphs-x-scale'],
  ['DayRangePickerDay2', 'day-range-picker-day-2'],
  ['TreeNode2DragAndDropOverlay', 'tree-node-2-drag-and-drop-overlay'],
  ['XTable', 'x-table'],
  ['TableColDef', 'table-col-def'],
])('%s becomes %s', (name, kebab) => {
  expect(toKebabName(name)).toBe(kebab);
});

test('finds the names that a list has more than once', () => {
  expect([...findRepeated(['a', 'b', 'a', 'c', 'a', 'b'])]).toEqual(['a', 'b']);
  expect([...findRepeated(['a', 'b'])]).toEqual([]);
});
