import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Heading, Link, Nodes, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { siteDir } from '../../../core/server/files';
import type { ApiSummary } from '../types';
import { remarkApiLinks } from './remarkApiLinks';

const apis: ApiSummary[] = [
  { name: 'DataGrid', kind: 'component', product: 'data-grid', plan: null },
  { name: 'DataGridPro', kind: 'component', product: 'data-grid', plan: 'pro' },
  { name: 'GridColDef', kind: 'interface', product: 'data-grid', plan: null },
  { name: 'Toolbar', kind: 'component', product: 'data-grid', plan: null },
  { name: 'Toolbar', kind: 'component', product: 'charts', plan: null },
];

const text = (value: string) => ({ type: 'text', value }) as const;
const code = (value: string) => ({ type: 'inlineCode', value }) as const;
const paragraph = (...children: Paragraph['children']): Paragraph => ({
  type: 'paragraph',
  children,
});
const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

/** A tree as short text: `# API`, `- …`, `[DataGrid](/api/…)`, `<Mark plan>`. */
function describeNode(node: Nodes): string {
  const inner = () => ('children' in node ? node.children.map(describeNode).join('') : '');
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(node.depth)} ${inner()}`;
    case 'link':
      return `[${inner()}](${node.url})`;
    case 'listItem':
      return `- ${inner()}`;
    case 'mdxJsxTextElement':
      return `<${node.name} ${node.attributes.map((item) => ('value' in item ? item.value : '')).join()}>${inner()}`;
    case 'mdxjsEsm':
      return 'import';
    default:
      return 'value' in node ? node.value : inner();
  }
}

function transform(frontMatter: Record<string, unknown>, ...children: RootContent[]): string[] {
  const tree: Root = { type: 'root', children };
  remarkApiLinks({ apis })(tree, new VFile({ data: { frontMatter } }));
  return tree.children.flatMap((node) =>
    node.type === 'list' ? node.children.map(describeNode) : [describeNode(node)],
  );
}

const grid = '[DataGrid](/api/data-grid/data-grid)';
const components = ['DataGrid'];

test('a page ends with links to what its front matter names', () => {
  expect(
    transform(
      { components: ['GridColDef', 'DataGrid', 'DataGrid', 'Unknown'] },
      heading(2, 'Sort'),
    ),
  ).toEqual(['## Sort', '## API', '- [GridColDef](/api/data-grid/grid-col-def)', `- ${grid}`]);
});

test('what needs a paid plan is marked', () => {
  expect(transform({ components: ['DataGridPro'] })).toEqual([
    'import',
    '## API',
    '- [DataGridPro](/api/data-grid/data-grid-pro) <ApiPlanMark pro>',
  ]);
});

test.each([{}, { components: [] }, { components: ['Unknown'] }, { components: 'DataGrid' }])(
  'a page with %j gets no section',
  (frontMatter) => {
    expect(transform(frontMatter, heading(2, 'Sort'))).toEqual(['## Sort']);
  },
);

test("a page's own section keeps its heading and its place", () => {
  const own = [heading(2, 'API'), heading(3, 'Methods'), paragraph(text('a'))];
  expect(transform({ components }, ...own)).toEqual(['## API', '### Methods', 'a', `- ${grid}`]);
  expect(transform({ components }, ...own, heading(2, 'Limits'))).toEqual([
    '## API',
    '### Methods',
    'a',
    `- ${grid}`,
    '## Limits',
  ]);
});

test("a name of two products leads to the page's own, else to the first", () => {
  const toolbar = { components: ['Toolbar'] };
  expect(transform({ ...toolbar, product: 'charts' })[1]).toBe('- [Toolbar](/api/charts/toolbar)');
  expect(transform({ ...toolbar, product: 'general' })[1]).toBe(
    '- [Toolbar](/api/data-grid/toolbar)',
  );
});

test('code that is a name is linked where it stands first', () => {
  expect(
    transform({}, paragraph(code('DataGrid'), code('DataGrid')), paragraph(code('DataGrid'))),
  ).toEqual([`${grid}DataGrid`, 'DataGrid']);
});

test('code in a heading or a link, and other code, stays as it is', () => {
  const link: Link = { type: 'link', url: '/a', children: [code('DataGrid')] };
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'Link',
    attributes: [],
    children: [code('DataGrid')],
  };
  expect(
    transform(
      {},
      { type: 'heading', depth: 2, children: [code('DataGrid')] },
      paragraph(link, element),
      paragraph(code('<DataGrid />'), code('dataGrid')),
      paragraph(code('DataGrid')),
    ),
  ).toEqual(['## DataGrid', '[DataGrid](/a)<Link >DataGrid', '<DataGrid />dataGrid', grid]);
});

test('a page of the site', async () => {
  const filePath = path.join(siteDir, 'docs/data-grid/columns/column-pinning.mdx');
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const page: Root = unified().use(remarkParse).parse(content);
  const lines = transform(frontMatter, ...page.children);
  expect(lines.slice(lines.indexOf('## API'))).toEqual([
    '## API',
    '<ApiMethods of="GridColumnPinningApi" />',
    '- [DataGridPro](/api/data-grid/data-grid-pro) <ApiPlanMark pro>',
    '- [GridColDef](/api/data-grid/grid-col-def)',
  ]);
});
