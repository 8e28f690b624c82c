import type { ApiSummary } from '../types';
import { toApiLinks } from './toApiLinks';

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
  expect(toApiLinks(apis, 'data-grid').get('ToolbarButton')).toBe('/api/data-grid/toolbar-button');
});

test('gives it to the first product of the tree when nobody or another product asks', () => {
  expect(toApiLinks(apis).get('ToolbarButton')).toBe('/api/data-grid/toolbar-button');
  expect(toApiLinks(apis.toReversed(), 'tree-view').get('ToolbarButton')).toBe(
    '/api/data-grid/toolbar-button',
  );
});
