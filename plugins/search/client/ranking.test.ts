// cspell:ignore rowz sortmodel srting
import type { SearchList } from '../types';
import { searchPages } from './ranking';
import { createIndex } from './searchIndex';
import { finish } from './slices';

const list: SearchList = {
  names: 'sortModel rows MuiDataGrid-row toolbar MuiDataGrid-toolbar BasicSorting treeData',
  pages: [
    { slug: '/intro', title: 'Introduction' },
    {
      slug: '/react-data-grid/sorting',
      title: 'Sorting',
      description: 'Put rows in order.',
      product: 'data-grid',
      keywords: ['order by'],
      redirects: ['/react-data-grid/arranging'],
      sections: [
        ['', '', 1],
        ['control-it', 'Control the model', 0, 5],
      ],
    },
    { slug: '/react-charts/lines', title: 'Lines', product: 'charts' },
    { slug: '/react-tree-view/lines', title: 'Lines', product: 'tree-view' },
    {
      slug: '/api/data-grid/data-grid',
      title: 'DataGrid',
      product: 'data-grid',
      props: [0, 1],
      slots: [3, 4],
      classes: [2],
    },
    {
      slug: '/api/data-grid/data-grid-pro',
      title: 'DataGridPro',
      product: 'data-grid',
      plan: 'pro',
      extends: '/api/data-grid/data-grid',
      props: [0, 1, 6],
    },
  ],
  synonyms: ['sort order'],
};
const index = createIndex(list);
const find = (text: string, options?: Parameters<typeof searchPages>[2]) =>
  finish(searchPages(index, text, options)).map(
    ({ page, entries }) => `${page.slug}${entries[0] ? `#${entries[0].anchor}` : ''}`,
  );

test.each([
  ['a title', 'Sorting', '/react-data-grid/sorting'],
  ['its first letter', 's', '/react-data-grid/sorting'],
  ['a word with another ending', 'sorted', '/react-data-grid/sorting'],
  ['a word with a typo', 'srting', '/react-data-grid/sorting'],
  ['a path', '/x/react-data-grid/sorting', '/react-data-grid/sorting'],
  [
    'a path that redirects',
    'https://docs.example.com/x/react-data-grid/arranging#rows',
    '/react-data-grid/sorting',
  ],
  ['the end of such a path', 'arranging', '/react-data-grid/sorting'],
  ['the guide before a name that has the word', 'sort', '/react-data-grid/sorting'],
  ['a heading', 'control the model', '/react-data-grid/sorting#control-it'],
  ['a demo', 'BasicSorting', '/react-data-grid/sorting#control-it'],
  ['a prop', 'sortmodel', '/api/data-grid/data-grid#data-grid-prop-sortModel'],
  [
    'a part of a component',
    'grid toolbar',
    '/api/data-grid/data-grid#DataGrid-css-MuiDataGrid-toolbar',
  ],
  ['a CSS class', '.MuiDataGrid-row', '/api/data-grid/data-grid#data-grid-classes-MuiDataGrid-row'],
  ['another name of a page', 'order by', '/react-data-grid/sorting'],
  ['a synonym', 'ordered', '/react-data-grid/sorting'],
  [
    'a question with a word that no page has',
    'sorting kubernetes pods',
    '/react-data-grid/sorting',
  ],
  ['two words written as one', 'datagrid', '/api/data-grid/data-grid'],
])('finds %s', (_name, text, first) => {
  expect(find(text)[0]).toBe(first);
});

test('of two pages with the same title, the first of the sidebar comes first, or that of the product that is read', () => {
  expect(find('lines')).toEqual(['/react-charts/lines', '/react-tree-view/lines']);
  expect(find('lines', { near: 'tree-view' })[0]).toBe('/react-tree-view/lines');
});

test('only pages of a product, when one is asked for', () => {
  expect(find('lines', { product: 'tree-view' })).toEqual(['/react-tree-view/lines']);
});

test('finds nothing where nothing matches', () => {
  expect(find('kubernetes')).toEqual([]);
  expect(find(' ?! ')).toEqual([]);
});

test.each([
  ['DataGrid', ['/api/data-grid/data-grid'], ['DataGridPro']],
  ['sortModel', ['/api/data-grid/data-grid'], ['DataGridPro']],
  ['DataGridPro', ['/api/data-grid/data-grid-pro'], []],
  ['treeData', ['/api/data-grid/data-grid-pro'], []],
])('of %s in several plans, those that answer the same are one result', (text, slugs, others) => {
  const results = finish(searchPages(index, text)).filter(({ page }) => page.isApi);
  expect(results.map(({ page }) => page.slug)).toEqual(slugs);
  expect(results[0]?.variants.map(({ title }) => title)).toEqual(others);
});

test('typos are forgiven in long words only', () => {
  expect(find('rowz')).toEqual([]);
});

test('of guides that name a prop, the one that explains it in more sections comes first', () => {
  const guides = ['first', 'second', 'third'].map((name): SearchList['pages'][number] => ({
    slug: `/${name}`,
    title: name,
    sections: [['', '', 0], ...(name === 'third' ? [['limits', 'Limits', 0] as const] : [])].map(
      ([anchor, heading, ...names]) => [anchor, heading, ...names] as [string, string, number],
    ),
  }));
  const pages = [...guides, { slug: '/api/picker', title: 'Picker', props: [0] }];
  const results = finish(searchPages(createIndex({ names: 'disablePast', pages }), 'disablePast'));
  expect(results.map(({ page }) => page.slug)).toEqual([
    '/api/picker',
    '/third',
    '/first',
    '/second',
  ]);
});

test('a heading that is the question, small words and all, comes before a component of its other words', () => {
  const pages = [
    { slug: '/api/grid/export-excel', title: 'ExportExcel', uses: 3 },
    {
      slug: '/export',
      title: 'Export',
      sections: [['excel', 'Export to Excel']] as [string, string][],
    },
  ];
  const find = (query: string) => finish(searchPages(createIndex({ names: '', pages }), query));
  expect(find('export to excel').map(({ page }) => page.slug)).toEqual([
    '/export',
    '/api/grid/export-excel',
  ]);
  expect(find('ExportExcel')[0]?.page.slug).toBe('/api/grid/export-excel');
});
