import { toApiSlug, toRowId } from './paths';

test('a page is in the folder of its product', () => {
  expect(toApiSlug({ product: 'charts', name: 'BarChart' })).toBe('/api/charts/bar-chart');
});

test.each([
  ['props', 'rows', 'data-grid-prop-rows'],
  ['slots', 'MuiDataGrid-cell', 'DataGrid-css-MuiDataGrid-cell'],
  ['slots', 'toolbar', 'DataGrid-css-toolbar'],
  ['classes', 'MuiDataGrid-root', 'data-grid-classes-MuiDataGrid-root'],
] as const)('the anchor of a row in %s: %s', (section, row, id) => {
  expect(toRowId({ name: 'DataGrid' }, section, row)).toBe(id);
});
