import type { ApiSummary } from '../types';
import { toApiLinks, toShortLinks } from './apiPages';

describe('toApiLinks', () => {
  const apis: ApiSummary[] = [
    { name: 'DataGrid', kind: 'component', product: 'data-grid', plan: null },
    { name: 'ToolbarButton', kind: 'component', product: 'charts', plan: null },
    { name: 'ToolbarButton', kind: 'component', product: 'data-grid', plan: null },
  ];

  test('finds a page by its name', () => {
    expect(toApiLinks(apis).get('DataGrid')).toBe('/api/data-grid/data-grid');
    expect(toApiLinks(apis).get('DataGird')).toBeUndefined();
  });

  test('gives a name of two products to the product that asks', () => {
    expect(toApiLinks(apis, 'charts').get('ToolbarButton')).toBe('/api/charts/toolbar-button');
    expect(toApiLinks(apis, 'data-grid').get('ToolbarButton')).toBe(
      '/api/data-grid/toolbar-button',
    );
  });

  test('gives it to the first product of the tree when nobody or another product asks', () => {
    expect(toApiLinks(apis).get('ToolbarButton')).toBe('/api/data-grid/toolbar-button');
    expect(toApiLinks(apis.toReversed(), 'tree-view').get('ToolbarButton')).toBe(
      '/api/data-grid/toolbar-button',
    );
  });
});

describe('toShortLinks', () => {
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
});
