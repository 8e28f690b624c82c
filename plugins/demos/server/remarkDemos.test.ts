// cspell:ignore narow
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { parsePage } from '../../../core/server/mdx';
import { remarkDemos } from './remarkDemos';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'page-'));
  await mkdir(path.join(dir, 'docs/sorting/demos'), { recursive: true });
  for (const file of ['SortByName.tsx', 'SortByName.css.tsx', 'SortByAge.tsx', 'data.ts']) {
    await writeFile(path.join(dir, 'docs/sorting/demos', file), '');
  }
});

afterAll(() => rm(dir, { recursive: true }));

/** `<Demo name="…" height={…} />` on a line of the page. */
function demo(
  line: number,
  name?: string,
  height?: string,
  narrowHeight?: string,
): MdxJsxFlowElement {
  const attributes: MdxJsxFlowElement['attributes'] = [];
  if (name !== undefined) {
    attributes.push({ type: 'mdxJsxAttribute', name: 'name', value: name });
  }
  for (const [attribute, text] of Object.entries({ height, narrowHeight })) {
    if (text !== undefined) {
      const value = { type: 'mdxJsxAttributeValueExpression', value: text } as const;
      attributes.push({ type: 'mdxJsxAttribute', name: attribute, value });
    }
  }
  const point = { line, column: 1 };
  const position = { start: point, end: point };
  return { type: 'mdxJsxFlowElement', name: 'Demo', attributes, children: [], position };
}

function transform(page: string, ...children: Root['children']): Root {
  const tree: Root = { type: 'root', children };
  remarkDemos({ versionDir: path.join(dir, 'docs') })(
    tree,
    new VFile({ cwd: dir, path: path.join(dir, page) }),
  );
  return tree;
}

const page = 'docs/sorting/sorting.mdx';

test('gives a demo its module', () => {
  const element = demo(3, 'SortByAge', '300');
  const [imported] = transform(page, element).children;
  expect(element.attributes.at(-1)).toMatchObject({
    name: 'demo',
    value: { value: 'demoSortByAge' },
  });
  expect(imported).toMatchObject({
    type: 'mdxjsEsm',
    data: {
      estree: {
        body: [
          {
            type: 'ImportDeclaration',
            source: {
              value: '@generated/docusaurus-plugin-demos/default/sorting/demos/SortByAge.js',
            },
            specifiers: [{ local: { name: 'demoSortByAge' } }],
          },
        ],
      },
    },
  });
});

test('a demo can stand twice on a page: its address leads to the first', () => {
  const [first, second] = [demo(3, 'SortByAge', '300'), demo(9, 'SortByAge', '300')];
  const tree = transform(page, first, second);
  expect(tree.children.filter(({ type }) => type === 'mdxjsEsm')).toHaveLength(2);
  const list = ({ attributes }: MdxJsxFlowElement) =>
    attributes.map((item) => 'name' in item && item.name);
  expect(list(first)).toEqual(['name', 'height', 'demo']);
  expect(list(second)).toEqual(['name', 'height', 'repeated', 'demo']);
});

test('leaves other elements alone', () => {
  const other: MdxJsxFlowElement = { ...demo(3), name: 'Tabs' };
  expect(transform(page, other).children).toEqual([other]);
});

test('lists the demos that there are, with file and line, when one is unknown', () => {
  expect(() => transform(page, demo(7, 'SortByAgee', '300'))).toThrow(
    'docs/sorting/sorting.mdx:7: There is no demo "SortByAgee" beside this page. Demos in sorting/demos: SortByAge, SortByName.',
  );
});

test('says that a page has no demos', () => {
  expect(() => transform('docs/filtering/filtering.mdx', demo(2, 'Filter', '300'))).toThrow(
    'Demos in filtering/demos: none.',
  );
});

test('wants a name', () => {
  expect(() => transform(page, demo(2))).toThrow(
    '<Demo> needs a name. Demos in sorting/demos: SortByAge, SortByName.',
  );
});

test.each([
  [undefined, 'nothing'],
  ['auto', 'auto'],
  ['0', '0'],
  ['12.5', '12.5'],
])('wants a height in px: %s', (height, given) => {
  expect(() => transform(page, demo(4, 'SortByAge', height))).toThrow(
    `docs/sorting/sorting.mdx:4: <Demo name="SortByAge"> needs height={…}, the height to reserve in whole px, at most 9999; given: ${given}.`,
  );
});

test('wants a height in px for where it is narrow, when there is one', () => {
  expect(() => transform(page, demo(4, 'SortByAge', '300', '500'))).not.toThrow();
  expect(() => transform(page, demo(4, 'SortByAge', '300', '50%'))).toThrow(
    'sorting.mdx:4: <Demo name="SortByAge"> has a wrong narrowHeight. Write narrowHeight={…}, the height to reserve on narrow screens in whole px, at most 9999; given: 50%.',
  );
});

test('names every wrong demo of the page at once', () => {
  expect(() => transform(page, demo(4, 'Nothing', '1'), demo(8, 'SortByAge'))).toThrow(
    /sorting\.mdx:4: [^\n]+\ndocs\/sorting\/sorting\.mdx:8: /,
  );
});

/** Transforms a page with an element as an author writes it. */
const write = (text: string) => {
  const tree = parsePage(new VFile(text));
  remarkDemos({ versionDir: path.join(dir, 'docs') })(
    tree,
    new VFile({ cwd: dir, path: path.join(dir, page) }),
  );
};

test.each([
  ['codeOpen'],
  ['codeOpen={false} toolbar="hidden"'],
  ['narrowHeight={9999}'],
  ['frame background="none"'],
  ['frame={false} background="surface"'],
])('takes %s', (attributes) => {
  expect(() => write(`<Demo name="SortByAge" height={300} ${attributes} />`)).not.toThrow();
});

test.each([
  ['narowHeight={1}', 'has no attribute "narowHeight". Did you mean height, narrowHeight?'],
  [
    'zzzz',
    'has no attribute "zzzz". Allowed: name, height, narrowHeight, codeOpen, toolbar, frame, background.',
  ],
  [
    'background="red"',
    'has a wrong background. Write background="none" or background="surface", to draw the demo without a sheet under it; given: "red".',
  ],
  [
    'codeOpen="yes"',
    'has a wrong codeOpen. Write codeOpen, to show all its code at first; given: "yes".',
  ],
  [
    'toolbar',
    'has a wrong toolbar. Write toolbar="hidden", to show the demo without its code and switches; given: nothing.',
  ],
  ['{...more}', 'has attributes in {…}. Write each by its name.'],
])('refuses %s', (attributes, problem) => {
  expect(() => write(`\n<Demo name="SortByAge" height={300} ${attributes} />`)).toThrow(
    `docs/sorting/sorting.mdx:2: <Demo name="SortByAge"> ${problem}`,
  );
});

test('refuses a demo with content, and one in a line of text', () => {
  expect(() => write('<Demo name="SortByAge" height={300}>\nText\n</Demo>')).toThrow(
    '<Demo name="SortByAge"> has content. Close it with />.',
  );
  expect(() => write('See <Demo name="SortByAge" height={300} /> here.')).toThrow(
    '<Demo name="SortByAge"> is in a line of text. Put it between blank lines.',
  );
});
