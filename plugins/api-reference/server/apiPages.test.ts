import type { ApiSummary } from '../types';
import { createApiLinks, toApiLinks, toApiPages, toShortLinks } from './apiPages';

const apis: ApiSummary[] = [
  { name: 'DataGrid', kind: 'component', product: 'data-grid', plan: null },
  {
    name: 'ToolbarButton',
    fullName: 'Charts ToolbarButton',
    kind: 'component',
    product: 'charts',
    plan: null,
  },
  {
    name: 'ToolbarButton',
    fullName: 'Data Grid ToolbarButton',
    kind: 'component',
    product: 'data-grid',
    plan: null,
  },
];

test('finds a page by its name', () => {
  expect(toApiLinks(apis).get('DataGrid')).toBe('/api/data-grid/data-grid');
  expect(toApiLinks(apis).get('DataGird')).toBeUndefined();
});

test('prefers the page of the product that asks for a name of two products', () => {
  expect(toApiLinks(apis, 'charts').get('ToolbarButton')).toBe('/api/charts/toolbar-button');
  expect(toApiLinks(apis, 'data-grid').get('ToolbarButton')).toBe('/api/data-grid/toolbar-button');
});

test('else prefers the page of the product that comes first in the sidebar', () => {
  expect(toApiLinks(apis).get('ToolbarButton')).toBe('/api/data-grid/toolbar-button');
  expect(toApiLinks(apis.toReversed(), 'tree-view').get('ToolbarButton')).toBe(
    '/api/data-grid/toolbar-button',
  );
});

test('links from the name of each component and interface to its page', () => {
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

test('links from a name of two products to the first, and with the product to each', () => {
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

test('pages of one name have different titles', () => {
  const pages = toApiPages(apis);
  expect(pages['/api/data-grid/data-grid']?.title).toBe('DataGrid API');
  expect(pages['/api/data-grid/toolbar-button']).toMatchObject({
    label: 'ToolbarButton',
    title: 'Data Grid ToolbarButton API',
  });
  expect(pages['/api/charts/toolbar-button']?.title).toBe('Charts ToolbarButton API');
});

test('links are made once for each product, and once for all other pages', () => {
  const linksOf = createApiLinks(apis);
  expect(linksOf('charts')).toBe(linksOf('charts'));
  expect(linksOf('general')).toBe(linksOf(undefined));
  expect(linksOf('charts').get('ToolbarButton')).toBe('/api/charts/toolbar-button');
});
