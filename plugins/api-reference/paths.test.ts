import { toApiSlug, toRowId } from './paths';

test('a page is in the folder of its product', () => {
  expect(toApiSlug({ product: 'graphs', name: 'BarGraph' })).toBe('/api/graphs/bar-graph');
});

test.each([
  ['props', 'rows', 'data-table-prop-rows'],
  ['slots', 'AcmeDataTable-cell', 'DataTable-css-AcmeDataTable-cell'],
  ['slots', 'toolbar', 'DataTable-css-toolbar'],
  ['classes', 'AcmeDataTable-root', 'data-table-classes-AcmeDataTable-root'],
] as const)('the anchor of a row in %s: %s', (section, row, id) => {
  expect(toRowId({ name: 'DataTable' }, section, row)).toBe(id);
});
