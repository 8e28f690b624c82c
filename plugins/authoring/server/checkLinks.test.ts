import { checkLinks } from './checkLinks';
import type { PageText } from './pageText';

const toPage = (file: string, slug: string, url = '#intro'): PageText => ({
  file,
  englishFile: file,
  frontMatter: { slug },
  keyLines: {},
  tree: { type: 'root', children: [] },
  headings: [],
  links: [{ url, line: 9 }],
  images: [],
  elements: [],
  names: [],
  anchors: ['intro', 'FirstGrid'],
});

const sorting = toPage('docs/grid/sorting/sorting.mdx', '/react-data-grid/sorting');

function check(url: string): string[] {
  const page = toPage('docs/grid/columns/columns.mdx', '/react-data-grid/columns', url);
  return checkLinks(page, {
    pages: [page, sorting],
    otherSlugs: ['/api/data-grid/data-grid'],
    isStatic: (file) => file === '/img/logo.svg',
  });
}

test.each([
  '../sorting/sorting.mdx',
  '../sorting/sorting.mdx#intro',
  '/react-data-grid/sorting?a=b#intro',
  '/api/data-grid/data-grid#sorting',
  '/img/logo.svg',
  '#intro',
  '#FirstGrid',
  '#tailwind-FirstGrid.tsx:12-15',
  'https://example.com/nowhere',
  'mailto:us@example.com',
])('%s leads somewhere', (url) => {
  expect(check(url)).toEqual([]);
});

test.each([
  [
    '../sorting/sort.mdx',
    'there is no page docs/grid/sorting/sort.mdx. Did you mean ../sorting/sorting.mdx',
  ],
  [
    '../sorting/sorting.mdx#into',
    'there is no #into in docs/grid/sorting/sorting.mdx. Did you mean #intro',
  ],
  ['#into', 'there is no #into in docs/grid/columns/columns.mdx. Did you mean #intro'],
  [
    '/react-data-grid/sort',
    'no page of this version has the path /react-data-grid/sort. Did you mean',
  ],
  ['sorting', 'depends on the address'],
])('%s is named with its line and what is near', (url, problem) => {
  const [found = '', ...others] = check(url);
  expect(found).toContain(`docs/grid/columns/columns.mdx:9: broken link to ${url}: `);
  expect(found).toContain(problem);
  expect(others).toEqual([]);
});
