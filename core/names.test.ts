import { findNearest } from './nearestNames';
import { toKebabName } from './names';

describe('toKebabName', () => {
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
});

describe('findNearest', () => {
  const names = ['BasicLines', 'ColumnTypes', 'ComputedColumns', 'CustomCells', 'FirstGrid'];

  test('finds what was mistyped, in any case', () => {
    expect(findNearest('ColumnTypo', names)[0]).toBe('ColumnTypes');
    expect(findNearest('FirstGird', names)[0]).toBe('FirstGrid');
  });

  test('finds names by a part of them first', () => {
    expect(findNearest('Column', names).slice(0, 2)).toEqual(['ColumnTypes', 'ComputedColumns']);
  });

  test('offers at most five names, and none that is nothing like it', () => {
    const many = Array.from({ length: 20 }, (_, index) => `Demo${index}`);
    expect(findNearest('Demo', many)).toHaveLength(5);
    expect(findNearest('0000000000000000', names)).toEqual([]);
  });
});
