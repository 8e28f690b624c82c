// cspell:ignore rowz sortmodel srting
import type { SearchList } from '../types';
import { searchPages } from './ranking';
import { createIndex } from './searchIndex';
import { finish } from './slices';

const list: SearchList = {
  names: 'sortModel rows AcmeDataTable-row toolbar AcmeDataTable-toolbar BasicSorting treeData',
  pages: [
    { slug: '/intro', title: 'Introduction' },
    {
      slug: '/react-data-table/sorting',
      title: 'Sorting',
      description: 'Put rows in order.',
      product: 'data-table',
      keywords: ['order by'],
      redirects: ['/react-data-table/arranging'],
      sections: [
        ['', '', 1],
        ['control-it', 'Control the model', 0, 5],
      ],
    },
    { slug: '/react-graphs/lines', title: 'Lines', product: 'graphs' },
    { slug: '/react-tree-list/lines', title: 'Lines', product: 'tree-list' },
    {
      slug: '/api/data-table/data-table',
      title: 'DataTable',
      product: 'data-table',
      props: [0, 1],
      slots: [3, 4],
      classes: [2],
    },
    {
      slug: '/api/data-table/data-table-pro',
      title: 'DataTablePro',
      product: 'data-table',
      plan: 'pro',
      extends: '/api/data-table/data-table',
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
  ['a title', 'Sorting', '/react-data-table/sorting'],
  ['its first letter', 's', '/react-data-table/sorting'],
  ['a word with another ending', 'sorted', '/react-data-table/sorting'],
  ['a word with a typo', 'srting', '/react-data-table/sorting'],
  ['a path', '/x/react-data-table/sorting', '/react-data-table/sorting'],
  [
    'a path that redirects',
    'https://docs.example.com/x/react-data-table/arranging#rows',
    '/react-data-table/sorting',
  ],
  ['the end of such a path', 'arranging', '/react-data-table/sorting'],
  ['the guide before a name that has the word', 'sort', '/react-data-table/sorting'],
  ['a heading', 'control the model', '/react-data-table/sorting#control-it'],
  ['a demo', 'BasicSorting', '/react-data-table/sorting#control-it'],
  ['a prop', 'sortmodel', '/api/data-table/data-table#data-table-prop-sortModel'],
  [
    'a part of a component',
    'grid toolbar',
    '/api/data-table/data-table#DataTable-css-AcmeDataTable-toolbar',
  ],
  [
    'a CSS class',
    '.AcmeDataTable-row',
    '/api/data-table/data-table#data-table-classes-AcmeDataTable-row',
  ],
  ['another name of a page', 'order by', '/react-data-table/sorting'],
  ['a synonym', 'ordered', '/react-data-table/sorting'],
  [
    'a question with a word that no page has',
    'sorting kubernetes pods',
    '/react-data-table/sorting',
  ],
  ['two words written as one', 'datatable', '/api/data-table/data-table'],
])('finds %s', (_name, text, first) => {
  expect(find(text)[0]).toBe(first);
});

test('of two pages with the same title, the first of the sidebar comes first, or that of the product that is read', () => {
  expect(find('lines')).toEqual(['/react-graphs/lines', '/react-tree-list/lines']);
  expect(find('lines', { near: 'tree-list' })[0]).toBe('/react-tree-list/lines');
});

test('only pages of a product, when one is asked for', () => {
  expect(find('lines', { product: 'tree-list' })).toEqual(['/react-tree-list/lines']);
});

test('finds nothing where nothing matches', () => {
  expect(find('kubernetes')).toEqual([]);
  expect(find(' ?! ')).toEqual([]);
});

test.each([
  ['DataTable', ['/api/data-table/data-table'], ['DataTablePro']],
  ['sortModel', ['/api/data-table/data-table'], ['DataTablePro']],
  ['DataTablePro', ['/api/data-table/data-table-pro'], []],
  ['treeData', ['/api/data-table/data-table-pro'], []],
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
    { slug: '/api/grid/excel-export', title: 'ExcelExport', uses: 3 },
    {
      slug: '/export',
      title: 'Export',
      sections: [['excel', 'Export to Excel']] as [string, string][],
    },
  ];
  const find = (query: string) => finish(searchPages(createIndex({ names: '', pages }), query));
  expect(find('export to excel').map(({ page }) => page.slug)).toEqual([
    '/export',
    '/api/grid/excel-export',
  ]);
  expect(find('ExcelExport')[0]?.page.slug).toBe('/api/grid/excel-export');
});
