import { toShortLinks } from './toShortLinks';

test('leads from the name of each component and interface to its page', () => {
  expect(
    toShortLinks([
      { product: 'data-grid', name: 'DataGrid' },
      { product: 'data-grid', name: 'GridColDef' },
    ]),
  ).toEqual({
    '/r/DataGrid': '/api/data-grid/data-grid',
    '/r/GridColDef': '/api/data-grid/grid-col-def',
  });
});

test('leads to the first product of the tree with a name, and to each by its product', () => {
  expect(
    toShortLinks([
      { product: 'charts', name: 'Toolbar' },
      { product: 'data-grid', name: 'Toolbar' },
    ]),
  ).toEqual({
    '/r/Toolbar': '/api/data-grid/toolbar',
    '/r/data-grid/Toolbar': '/api/data-grid/toolbar',
    '/r/charts/Toolbar': '/api/charts/toolbar',
  });
});
