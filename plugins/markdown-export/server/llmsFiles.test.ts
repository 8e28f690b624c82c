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
  summary: 'A data grid.',
  origin: 'https://a.com',
  basePath: '/x/v7/',
  products: ['data-grid', 'charts'],
  titles: { 'Data Grid': 'Grille' },
  entries: [
    { pathname: 'https://b.com/new', title: "What's new" },
    {
      pathname: '/react-data-grid-group',
      title: 'Data Grid',
      children: [
        { pathname: '/react-data-grid', title: 'Overview' },
        {
          pathname: '/react-data-grid/main-features',
          subheader: 'Main features',
          newFeature: true,
          children: [
            {
              pathname: '/react-data-grid/rows',
              children: [{ pathname: '/react-data-grid/row-pinning', plan: 'pro' }],
            },
            { pathname: '/react-data-grid/pivot', plan: 'premium', planned: true },
            { pathname: '/react-data-grid/#sizes', title: 'Sizes' },
            { pathname: '/api/data-grid', title: 'Index' },
            { pathname: '/api/data-grid/data-grid-pro' },
          ],
        },
      ],
    },
    {
      pathname: '/charts-group',
      title: 'Charts',
      children: [{ pathname: '/react-charts/bars', newFeature: true }],
    },
  ],
  pages: new Map([
    ['/react-data-grid', toPage('Data grid', '/react-data-grid', { description: 'Shows_rows.' })],
    ['/react-data-grid/rows', toPage('Rows', '/react-data-grid/rows')],
    ['/react-data-grid/row-pinning', toPage('Row pinning', '/react-data-grid/row-pinning')],
    [
      '/api/data-grid/data-grid-pro',
      toPage('DataGridPro', '/api/data-grid/data-grid-pro', { plan: 'pro' }),
    ],
    ['/react-charts/bars', toPage('Bars', '/react-charts/bars', { description: 'Draws bars.' })],
  ]),
  texts: new Map([
    ['https://a.com/x/v7/react-data-grid.md', '# Data grid\n'],
    ['https://a.com/x/v7/react-charts/bars.md', '# Bars\n\n## Size\n'],
  ]),
});

const textOf = (pathname: string) => files.find((file) => file.pathname === pathname)?.text;

test('a version and each of its products have an index and a full text', () => {
  expect(files.map(({ pathname }) => pathname)).toEqual([
    '/x/v7/llms.txt',
    '/x/v7/llms-full.txt',
    '/x/v7/react-data-grid/llms.txt',
    '/x/v7/react-data-grid/llms-full.txt',
    '/x/v7/react-charts/llms.txt',
    '/x/v7/react-charts/llms-full.txt',
  ]);
});

test('the index of a version', () => {
  expect(textOf('/x/v7/llms.txt')).toMatchSnapshot();
});

test('the index of a product only has its pages', () => {
  const text = textOf('/x/v7/react-charts/llms.txt');
  expect(text).toContain('# X Docs v7: Charts');
  expect(text).toContain(
    '## Charts\n\n- [Bars](https://a.com/x/v7/react-charts/bars.md): Draws bars. (new)\n',
  );
  expect(text).not.toContain('Grille');
});

test('the full text has the guides in the order of the sidebar, each with its source', () => {
  expect(textOf('/x/v7/llms-full.txt')).toBe(`# X Docs v7

---

Source: https://a.com/x/v7/react-data-grid.md

# Data grid

---

Source: https://a.com/x/v7/react-charts/bars.md

# Bars

## Size
`);
});

test('API pages with the same name have that of their product too', () => {
  const api = { plan: null, hasMarkdown: true };
  const listed = toListedPages(
    [],
    {
      '/api/charts/toolbar': { ...api, label: 'Toolbar', title: 'Charts Toolbar API' },
      '/api/data-grid/toolbar': { ...api, label: 'Toolbar', title: 'Data Grid Toolbar API' },
      '/api/charts/bar-chart': { ...api, label: 'BarChart', title: 'BarChart API' },
    },
    'https://a.com/x',
  );
  expect([...listed.values()].map(({ title }) => title)).toEqual([
    'Charts Toolbar API',
    'Data Grid Toolbar API',
    'BarChart',
  ]);
});
