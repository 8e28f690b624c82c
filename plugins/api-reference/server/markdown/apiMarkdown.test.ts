import type { Nodes, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Api } from '../../types';
import { createApi } from '../testing/createApi';
import { sampleApi } from '../testing/sampleApi';
import { renderApiMarkdown } from './apiMarkdown';

const root = 'https://docs.example.com/x';
const links = new Map([
  ['TableColDef', '/api/data-table/table-col-def'],
  ['BarGraph', '/api/graphs/bar-graph'],
  ['SampleGrid', '/api/data-table/sample-grid'],
]);

function toText(node: Nodes): string {
  if (node.type === 'html') {
    return node.value === '<br>' ? '\n' : `HTML ${node.value}`;
  }
  return 'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(toText).join('')
      : '';
}

/** What a reader of GitHub's Markdown sees in the tables of a page: the text of each cell. */
function readTables(api: Api): string[][][] {
  const markdown = renderApiMarkdown(api, root, links);
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  return tree.children
    .filter((node): node is Table => node.type === 'table')
    .map(({ children }) => children.slice(1).map((row) => row.children.map(toText)));
}

test('a page as Markdown', () => {
  expect(renderApiMarkdown(sampleApi, root, links)).toMatchSnapshot();
});

test('an interface that nothing is known of', () => {
  const api = createApi('TableRow', {}, [], {
    kind: 'interface',
    imports: ["import { TableRow } from '@acme/x-data-table';"],
  });
  expect(renderApiMarkdown(api, root)).toMatchSnapshot();
});

test('cells hold what the package says, whatever signs are in it', () => {
  const [props, slots, classes] = readTables(sampleApi);
  expect(props?.[1]).toEqual([
    'density',
    "'compact' | 'standard' | `${number}px`",
    "'standard'",
    'Company plan. Since v7. Removed in v9.\nDeprecated since v8. Use size.\nHow close rows are:\n1. compact\n2. a | b\nSee\nPromise<void> now.',
  ]);
  expect(props?.[2]).toEqual([
    'onRowClick',
    '(params: TableRowParams, event: React.MouseEvent) => Promise<void>',
    '',
    'Parameters:\n• params, TableRowParams: With the row: a | b.\n• event, React.MouseEvent\nReturns Promise<void>: When it is done.',
  ]);
  expect(slots?.[1]).toEqual([
    'cell',
    '',
    '',
    'Company plan. Removed in v9.\nDeprecated since v8.',
  ]);
  expect(classes?.map(([className, rule]) => [className, rule])).toEqual([
    ['.AcmeSampleGrid-columnHeader', 'columnHeader'],
    ['.Acme-selected', '(state)'],
  ]);
});

test.each(['a | b', '<div>', '[x](y)', '`', '``a`', '*a* _b_', '# a', '| - |', 'a\nb', '&amp;'])(
  'the type %j stays in its cell',
  (type) => {
    const [prop] = sampleApi.props;
    const [table] = readTables({ ...sampleApi, props: [{ ...prop!, type, default: type }] });
    const shown = type.replaceAll('\n', ' ');
    expect(table?.[0]?.slice(1, 3)).toEqual([shown, shown]);
  },
);

test.each([
  'a | b',
  '<div>',
  'a\n| - |\nb',
  '```\na | b\n```',
  '> a',
  '    a',
  'a &lt; b',
  '- a\n  - b\n\n  c',
  '| a | b |\n| - | - |\n| c | d |',
  '![a](b.png)',
  '***',
])('the description %j stays in its cell', (description) => {
  const [prop] = sampleApi.props;
  const props = [{ ...prop!, description }, prop!];
  const [table] = readTables({ ...sampleApi, props });
  expect(table?.map(({ length }) => length)).toEqual([4, 4]);
  expect(table?.[0]?.[3]).not.toContain('HTML');
});

test('names of pages are links; its own name is none', () => {
  const markdown = renderApiMarkdown(
    { ...sampleApi, description: '`BarGraph`, `SampleGrid`, [`BarGraph`](https://a.b/c)' },
    root,
    links,
  );
  expect(markdown).toContain(
    '[`BarGraph`](https://docs.example.com/x/api/graphs/bar-graph.md), `SampleGrid`, [`BarGraph`](https://a.b/c)',
  );
});

test('props that many components have are a list of names after its own', () => {
  const [prop] = sampleApi.props;
  const shared = ['m', 'p'].map((name) => ({ ...prop!, name, group: 'style props' }));
  const markdown = renderApiMarkdown({ ...sampleApi, props: [prop!, ...shared] }, root, links);
  expect(markdown).toContain('And 2 style props: `m`, `p`.');
  expect(readTables({ ...sampleApi, props: [prop!, ...shared] })[0]).toHaveLength(1);
});
