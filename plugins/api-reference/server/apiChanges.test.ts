import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import type { Api, ApiProp } from '../types';
import type { BuiltVersion } from '../../../core/server/versions';
import { markChanged, remarkApiChanges, toNews } from './apiChanges';

const planSuffixes = ['Pro', 'Premium'];

describe('toNews', () => {
  const toApi = (product: Api['product'], ...names: string[]) =>
    ({
      name: 'Graph',
      kind: 'component',
      product,
      plan: null,
      deprecated: null,
      props: names.map((name) => ({ name, type: 'string', default: null }) as ApiProp),
      slots: [],
      classes: [],
    }) as unknown as Api;

  const all = new Map([
    ['v6', { apis: [toApi('graphs', 'width', 'height')] }],
    ['v7', { apis: [toApi('graphs', 'width', 'title', 'series'), toApi('tree-list', 'items')] }],
  ]);

  test('counts what changed since the version before, in the products that both have', () => {
    const { from, counts } = toNews(all, 'v7', planSuffixes);
    expect(from).toBe('v6');
    expect(Object.keys(counts)).toEqual(['graphs']);
    expect(counts.graphs).toMatchObject({ added: 2, removed: 1, retyped: 0 });
  });

  test('counts a change that plans share once, whatever else differs', () => {
    const toGrid = (name: string, description: string, ...props: string[]) => ({
      ...toApi('data-table', ...props),
      name,
      props: toApi('data-table', ...props).props.map((prop) => ({ ...prop, description })),
    });
    const { counts } = toNews(
      new Map([
        ['v6', { apis: [toGrid('DataTable', ''), toGrid('DataTablePro', '')] }],
        [
          'v7',
          {
            apis: [
              toGrid('DataTable', 'Of all.', 'rows'),
              toGrid('DataTablePro', 'Of Pro.', 'rows'),
            ],
          },
        ],
      ]),
      'v7',
      planSuffixes,
    );
    expect(counts['data-table']?.added).toBe(1);
  });

  test('the oldest version has no news', () => {
    expect(toNews(all, 'v6', planSuffixes)).toEqual({ counts: {} });
  });
});

test('markChanged finds what both versions have and has changed', () => {
  const toApi = (name: string, ...props: string[]) =>
    ({
      name,
      kind: 'component',
      product: 'graphs',
      plan: null,
      deprecated: null,
      props: props.map((prop) => ({ name: prop, type: 'string', default: null })),
      slots: [],
      classes: [],
    }) as unknown as Api;
  const before = [toApi('BarGraph', 'grid'), toApi('PieGraph', 'width'), toApi('Old')];
  const after = [toApi('BarGraph', 'axis'), toApi('PieGraph', 'width'), toApi('New')];
  expect(markChanged(after, before, 'v7').map(({ changedSince }) => changedSince)).toEqual([
    'v7',
    undefined,
    undefined,
  ]);
});

describe('remarkApiChanges', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'changes-'));

  function writeVersion(name: string, props: string[]) {
    const file = path.join(dir, `${name}.json`);
    const api = { name: 'BarGraph', kind: 'component', product: 'graphs', slots: [], classes: [] };
    const own = { type: 'string', required: false, default: null, deprecated: null, plan: null };
    const apis = [{ ...api, plan: null, props: props.map((prop) => ({ name: prop, ...own })) }];
    writeFileSync(file, JSON.stringify({ version: name, apis }));
    return { version: { name, label: name } as BuiltVersion, file };
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
    remarkApiChanges({ versions, planSuffixes })(tree, new VFile({ path: 'page.mdx' }));
    return JSON.stringify(node.attributes.at(-1));
  }

  test('counts what changed between the versions that it names', () => {
    const counts = transform({ product: 'graphs', from: 'v6', to: 'v7' });
    expect(counts).toContain('"name":"counts"');
    expect(counts).toMatch(/"name":"added"\},"value":\{"type":"Literal","value":1\}/);
    expect(counts).toMatch(/"name":"removed"\},"value":\{"type":"Literal","value":1\}/);
  });

  test('an unknown version or product is an error that lists those that are there', () => {
    expect(() => transform({ product: 'graphs', from: 'v3', to: 'v7' })).toThrow(
      '(versions: v7, v6)',
    );
    expect(() => transform({ product: 'maps', from: 'v6', to: 'v7' })).toThrow('data-table');
  });
});
