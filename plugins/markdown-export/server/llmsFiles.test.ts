import type { ListedPage } from './llmsIndex';
import { renderLlmsFiles, toListedPages } from './llmsFiles';

const toPage = (title: string, path: string, more: Partial<ListedPage> = {}): ListedPage => ({
  title,
  description: '',
  url: `https://a.com/x/v7${path}.md`,
  plan: null,
  ...more,
});

const files = renderLlmsFiles({
  title: 'X Docs v7',
  summary: 'A data table.',
  origin: 'https://a.com',
  basePath: '/x/v7/',
  products: ['data-table', 'graphs'],
  titles: { 'Data Table': 'Grille' },
  entries: [
    { pathname: 'https://b.com/new', title: "What's new" },
    {
      pathname: '/react-data-table-group',
      title: 'Data Table',
      children: [
        { pathname: '/react-data-table', title: 'Overview' },
        {
          pathname: '/react-data-table/main-features',
          subheader: 'Main features',
          newFeature: true,
          children: [
            {
              pathname: '/react-data-table/rows',
              children: [{ pathname: '/react-data-table/row-pinning', plan: 'pro' }],
            },
            { pathname: '/react-data-table/pivot', plan: 'premium', planned: true },
            { pathname: '/react-data-table/#sizes', title: 'Sizes' },
            { pathname: '/api/data-table', title: 'Index' },
            { pathname: '/api/data-table/data-table-pro' },
          ],
        },
      ],
    },
    {
      pathname: '/graphs-group',
      title: 'Graphs',
      children: [{ pathname: '/react-graphs/bars', newFeature: true }],
    },
  ],
  pages: new Map([
    [
      '/react-data-table',
      toPage('Data table', '/react-data-table', { description: 'Shows_rows.' }),
    ],
    ['/react-data-table/rows', toPage('Rows', '/react-data-table/rows')],
    ['/react-data-table/row-pinning', toPage('Row pinning', '/react-data-table/row-pinning')],
    [
      '/api/data-table/data-table-pro',
      toPage('DataTablePro', '/api/data-table/data-table-pro', { plan: 'pro' }),
    ],
    ['/react-graphs/bars', toPage('Bars', '/react-graphs/bars', { description: 'Draws bars.' })],
  ]),
  texts: new Map([
    ['https://a.com/x/v7/react-data-table.md', '# Data table\n'],
    ['https://a.com/x/v7/react-graphs/bars.md', '# Bars\n\n## Size\n'],
  ]),
});

const textOf = (pathname: string) => files.find((file) => file.pathname === pathname)?.text;

test('a version and each of its products have an index and a full text', () => {
  expect(files.map(({ pathname }) => pathname)).toEqual([
    '/x/v7/llms.txt',
    '/x/v7/llms-full.txt',
    '/x/v7/react-data-table/llms.txt',
    '/x/v7/react-data-table/llms-full.txt',
    '/x/v7/react-graphs/llms.txt',
    '/x/v7/react-graphs/llms-full.txt',
  ]);
});

test('the index of a version', () => {
  expect(textOf('/x/v7/llms.txt')).toMatchSnapshot();
});

test('the index of a product only has its pages', () => {
  const text = textOf('/x/v7/react-graphs/llms.txt');
  expect(text).toContain('# X Docs v7: Graphs');
  expect(text).toContain(
    '## Graphs\n\n- [Bars](https://a.com/x/v7/react-graphs/bars.md): Draws bars. (new)\n',
  );
  expect(text).not.toContain('Grille');
});

test('the full text has the guides in the order of the sidebar, each with its source', () => {
  expect(textOf('/x/v7/llms-full.txt')).toBe(`# X Docs v7

---

Source: https://a.com/x/v7/react-data-table.md

# Data table

---

Source: https://a.com/x/v7/react-graphs/bars.md

# Bars

## Size
`);
});

test('API pages with the same name have that of their product too', () => {
  const api = { plan: null, hasMarkdown: true };
  const listed = toListedPages(
    [],
    {
      '/api/graphs/toolbar': { ...api, label: 'Toolbar', title: 'Graphs Toolbar API' },
      '/api/data-table/toolbar': { ...api, label: 'Toolbar', title: 'Data Table Toolbar API' },
      '/api/graphs/bar-graph': { ...api, label: 'BarGraph', title: 'BarGraph API' },
    },
    'https://a.com/x',
  );
  expect([...listed.values()].map(({ title }) => title)).toEqual([
    'Graphs Toolbar API',
    'Data Table Toolbar API',
    'BarGraph',
  ]);
});
