import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { remarkApiChanges } from './remarkApiChanges';

const dir = mkdtempSync(path.join(tmpdir(), 'changes-'));

function writeVersion(name: string, props: string[]) {
  const file = path.join(dir, `${name}.json`);
  const api = { name: 'BarChart', kind: 'component', product: 'charts', slots: [], classes: [] };
  const own = { type: 'string', required: false, default: null, deprecated: null, plan: null };
  const apis = [{ ...api, plan: null, props: props.map((prop) => ({ name: prop, ...own })) }];
  writeFileSync(file, JSON.stringify({ version: name, apis }));
  return { name, label: name, file };
}

const versions = [writeVersion('v7', ['grid', 'title']), writeVersion('v6', ['grid', 'tooltip'])];

function transform(attributes: Record<string, string>) {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'ApiChanges',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
  const tree = { type: 'root', children: [node] } as unknown as Root;
  remarkApiChanges({ versions })(tree, new VFile({ path: 'page.mdx' }));
  return JSON.stringify(node.attributes.at(-1));
}

test('counts what changed between the versions that it names', () => {
  const counts = transform({ product: 'charts', from: 'v6', to: 'v7' });
  expect(counts).toContain('"name":"counts"');
  expect(counts).toMatch(/"name":"added"\},"value":\{"type":"Literal","value":1\}/);
  expect(counts).toMatch(/"name":"removed"\},"value":\{"type":"Literal","value":1\}/);
});

test('an unknown version or product is an error that lists those that are there', () => {
  expect(() => transform({ product: 'charts', from: 'v3', to: 'v7' })).toThrow(
    '(versions: v7, v6)',
  );
  expect(() => transform({ product: 'maps', from: 'v6', to: 'v7' })).toThrow('data-grid');
});
