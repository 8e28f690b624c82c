import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { remarkApiMethods } from './apiMethods';

const toMethod = (name: string, inheritedFrom?: string, plan: 'pro' | null = null) => ({
  name,
  plan,
  description: `Calls ${name}.\n\nMore of it.`,
  ...(inheritedFrom && { inheritedFrom }),
});

const file = path.join(mkdtempSync(path.join(tmpdir(), 'methods-')), 'v8.json');
const api = {
  name: 'TableApi',
  kind: 'interface',
  product: 'data-table',
  props: [
    toMethod('sortColumn', 'TableSortApi'),
    toMethod('pinColumn', 'TablePinningApi', 'pro'),
    toMethod('rows'),
  ],
};
writeFileSync(file, JSON.stringify({ version: 'v8', apis: [api] }));

function transform(of: string): Root {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'ApiMethods',
    attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
    children: [],
  };
  const tree = { type: 'root', children: [node] } as Root;
  remarkApiMethods({ file })(tree, new VFile({ path: 'page.mdx' }));
  return tree;
}

function toText(tree: Root): string {
  let text = '';
  visit(tree, (node) => {
    text += node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
  });
  return text;
}

test('lists the methods of an interface, with their first sentences and links to their rows', () => {
  const tree = transform('TableSortApi');
  expect(toText(tree)).toBe('sortColumn(): Calls sortColumn.');
  expect(JSON.stringify(tree)).toContain('/api/data-table/table-api#table-api-prop-sortColumn');
});

test('lists the methods of several interfaces, with the plans that they need', () => {
  const tree = transform('TableSortApi TablePinningApi');
  expect(toText(tree)).toContain('pinColumn()');
  expect(JSON.stringify(tree)).toContain('"name":"plan","value":"pro"');
});

test('an interface that no page inherits from is an error that names near ones', () => {
  expect(() => transform('TableSortingApi')).toThrow(
    '"TableSortingApi" isn\'t one. Did you mean TableSortApi',
  );
});
