import { findRepeated, toKebabName } from './names';

test.each([
  ['DataGrid', 'data-grid'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['DateRangePickerDay2', 'date-range-picker-day-2'],
  ['TreeItem2DragAndDropOverlay', 'tree-item-2-drag-and-drop-overlay'],
  ['XGrid', 'x-grid'],
  ['GridColDef', 'grid-col-def'],
])('%s becomes %s', (name, kebab) => {
  expect(toKebabName(name)).toBe(kebab);
});

test('finds the names that a list has more than once', () => {
  expect([...findRepeated(['a', 'b', 'a', 'c', 'a', 'b'])]).toEqual(['a', 'b']);
  expect([...findRepeated(['a', 'b'])]).toEqual([]);
});
