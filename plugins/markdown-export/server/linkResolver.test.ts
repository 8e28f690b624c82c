import type { MarkdownPage } from '../types';
import { createLinkResolver } from './linkResolver';

const toPage = (file: string, permalink: string): MarkdownPage => ({
  file,
  permalink,
  title: '',
  description: '',
  frontMatter: {},
});

const rows = toPage('/site/versioned_docs/version-v7/grid/rows.mdx', '/x/v7/grid/rows');
const columns = toPage(
  '/site/i18n/zh/docusaurus-plugin-content-docs/version-v7/grid/columns.mdx',
  '/x/v7/grid/columns',
);

const resolve = createLinkResolver({
  origin: 'https://docs.example.com',
  basePath: '/x/v7/',
  dir: '/site/versioned_docs/version-v7',
  pages: [rows, columns],
  others: ['/x/v7/api/data-table/table-col-def'],
});

test.each([
  ['./columns.mdx#widths', 'https://docs.example.com/x/v7/grid/columns.md#widths'],
  ['/grid/columns.mdx', 'https://docs.example.com/x/v7/grid/columns.md'],
  ['/grid/columns', 'https://docs.example.com/x/v7/grid/columns.md'],
  ['/x/v7/grid/columns', 'https://docs.example.com/x/v7/grid/columns.md'],
  ['columns', 'https://docs.example.com/x/v7/grid/columns.md'],
  ['#sort', 'https://docs.example.com/x/v7/grid/rows.md#sort'],
  [
    '/api/data-table/table-col-def',
    'https://docs.example.com/x/v7/api/data-table/table-col-def.md',
  ],
  ['/playground?demo=Rows', 'https://docs.example.com/x/v7/playground?demo=Rows'],
  ['https://example.com/a.md', 'https://example.com/a.md'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('%s', (url, address) => {
  expect(resolve(rows, url)).toBe(address);
});

test('a translated page links as the English one does', () => {
  expect(resolve(columns, './rows.mdx')).toBe('https://docs.example.com/x/v7/grid/rows.md');
});

test('a file that is not a page has no address', () => {
  expect(resolve(rows, './nothing.mdx')).toBeUndefined();
});
