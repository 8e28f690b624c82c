import type { ApiSummary } from '../types';
import { createApiLinks, toApiLinks, toApiPages, toShortLinks } from './apiPages';

const apis: ApiSummary[] = [
  { name: 'DataTable', kind: 'component', product: 'data-table', plan: null },
  {
    name: 'ToolbarButton',
    fullName: 'Graphs ToolbarButton',
    kind: 'component',
    product: 'graphs',
    plan: null,
  },
  {
    name: 'ToolbarButton',
    fullName: 'Data Table ToolbarButton',
    kind: 'component',
    product: 'data-table',
    plan: null,
  },
];

test('finds a page by its name', () => {
  expect(toApiLinks(apis).get('DataTable')).toBe('/api/data-table/data-table');
  expect(toApiLinks(apis).get('DataGird')).toBeUndefined();
});

test('prefers the page of the product that asks for a name of two products', () => {
  expect(toApiLinks(apis, 'graphs').get('ToolbarButton')).toBe('/api/graphs/toolbar-button');
  expect(toApiLinks(apis, 'data-table').get('ToolbarButton')).toBe(
    '/api/data-table/toolbar-button',
  );
});

test('else prefers the page of the product that comes first in the sidebar', () => {
  expect(toApiLinks(apis).get('ToolbarButton')).toBe('/api/data-table/toolbar-button');
  expect(toApiLinks(apis.toReversed(), 'tree-list').get('ToolbarButton')).toBe(
    '/api/data-table/toolbar-button',
  );
});

test('links from the name of each component and interface to its page', () => {
  expect(
    toShortLinks([
      { product: 'data-table', name: 'DataTable' },
      { product: 'data-table', name: 'TableColDef' },
    ]),
  ).toEqual({
    '/r/DataTable': '/api/data-table/data-table',
    '/r/TableColDef': '/api/data-table/table-col-def',
  });
});

test('links from a name of two products to the first, and with the product to each', () => {
  expect(
    toShortLinks([
      { product: 'graphs', name: 'Toolbar' },
      { product: 'data-table', name: 'Toolbar' },
    ]),
  ).toEqual({
    '/r/Toolbar': '/api/data-table/toolbar',
    '/r/data-table/Toolbar': '/api/data-table/toolbar',
    '/r/graphs/Toolbar': '/api/graphs/toolbar',
  });
});

test('pages of one name have different titles', () => {
  const pages = toApiPages(apis);
  expect(pages['/api/data-table/data-table']?.title).toBe('DataTable API');
  expect(pages['/api/data-table/toolbar-button']).toMatchObject({
    label: 'ToolbarButton',
    title: 'Data Table ToolbarButton API',
  });
  expect(pages['/api/graphs/toolbar-button']?.title).toBe('Graphs ToolbarButton API');
});

test('links are made once for each product, and once for all other pages', () => {
  const linksOf = createApiLinks(apis);
  expect(linksOf('graphs')).toBe(linksOf('graphs'));
  expect(linksOf('general')).toBe(linksOf(undefined));
  expect(linksOf('graphs').get('ToolbarButton')).toBe('/api/graphs/toolbar-button');
});
