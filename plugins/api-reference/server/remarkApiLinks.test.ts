import type { Heading, Link, Nodes, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import type { ApiSummary } from '../types';
import { remarkApiLinks } from './remarkApiLinks';

const apis: ApiSummary[] = [
  { name: 'DataTable', kind: 'component', product: 'data-table', plan: null },
  { name: 'DataTablePro', kind: 'component', product: 'data-table', plan: 'pro' },
  { name: 'TableColDef', kind: 'interface', product: 'data-table', plan: null },
  { name: 'Toolbar', kind: 'component', product: 'data-table', plan: null },
  { name: 'Toolbar', kind: 'component', product: 'graphs', plan: null },
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

/** A tree as short text: `# API`, `- …`, `[DataTable](/api/…)`, `<Mark plan>`. */
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

const grid = '[DataTable](/api/data-table/data-table)';
const components = ['DataTable'];

test('a page ends with links to what its front matter names', () => {
  expect(
    transform(
      { components: ['TableColDef', 'DataTable', 'DataTable', 'Unknown'] },
      heading(2, 'Sort'),
    ),
  ).toEqual(['## Sort', '## API', '- [TableColDef](/api/data-table/table-col-def)', `- ${grid}`]);
});

test('what needs a paid plan is marked', () => {
  expect(transform({ components: ['DataTablePro'] })).toEqual([
    'import',
    '## API',
    '- [DataTablePro](/api/data-table/data-table-pro) <ApiPlanMark pro>',
  ]);
});

test.each([{}, { components: [] }, { components: ['Unknown'] }, { components: 'DataTable' }])(
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
  expect(transform({ ...toolbar, product: 'graphs' })[1]).toBe('- [Toolbar](/api/graphs/toolbar)');
  expect(transform({ ...toolbar, product: 'general' })[1]).toBe(
    '- [Toolbar](/api/data-table/toolbar)',
  );
});

test('code that is a name is linked where it stands first', () => {
  expect(
    transform({}, paragraph(code('DataTable'), code('DataTable')), paragraph(code('DataTable'))),
  ).toEqual([`${grid}DataTable`, 'DataTable']);
});

test('code in a heading or a link, and other code, stays as it is', () => {
  const link: Link = { type: 'link', url: '/a', children: [code('DataTable')] };
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'Link',
    attributes: [],
    children: [code('DataTable')],
  };
  expect(
    transform(
      {},
      { type: 'heading', depth: 2, children: [code('DataTable')] },
      paragraph(link, element),
      paragraph(code('<DataTable />'), code('dataTable')),
      paragraph(code('DataTable')),
    ),
  ).toEqual(['## DataTable', '[DataTable](/a)<Link >DataTable', '<DataTable />dataTable', grid]);
});
