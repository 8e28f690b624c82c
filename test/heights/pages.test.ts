import { fillHeights, findChangedPages, writeHeights } from './pages';

const pages = ['docs/grid/rows/rows.mdx', 'docs/grid/columns/columns.mdx', 'docs/tree/tree.mdx'];

test.each([
  ['a page', 'docs/tree/tree.mdx', ['docs/tree/tree.mdx']],
  ['a demo', 'docs/grid/rows/demos/Rows.tsx', ['docs/grid/rows/rows.mdx']],
  ['a part of a demo', 'docs/grid/rows/demos/parts/Cell.tsx', ['docs/grid/rows/rows.mdx']],
  ['what demos share', 'docs/grid/data/orders.ts', pages.slice(0, 2)],
  ['another file', 'docs/tree/notes.md', []],
  ['another version', 'versioned_docs/version-v1/grid/rows/demos/Rows.tsx', []],
])('a change of %s concerns its pages', (_what, file, expected) => {
  expect(findChangedPages(pages, [file])).toEqual(expected);
});

const write = (element: string, height: number, narrowHeight = height) =>
  writeHeights(`Text.\n\n${element}\n`, new Map([['Rows', { height, narrowHeight }]]));

test.each([
  [
    'a height that is too small',
    '<Demo name="Rows" height={300} />',
    302,
    302,
    '<Demo name="Rows" height={302} />',
  ],
  [
    'one that is much too large',
    '<Demo name="Rows" height={400} />',
    359,
    359,
    '<Demo name="Rows" height={359} />',
  ],
  [
    'another one on phones',
    '<Demo name="Rows" height={300} />',
    300,
    500,
    '<Demo name="Rows" height={300} narrowHeight={500} />',
  ],
  [
    'a changed one on phones',
    '<Demo name="Rows" height={300} narrowHeight={400} />',
    300,
    500,
    '<Demo name="Rows" height={300} narrowHeight={500} />',
  ],
  [
    'no other one on phones',
    '<Demo name="Rows" height={300} narrowHeight={400} />',
    300,
    290,
    '<Demo name="Rows" height={300} />',
  ],
  [
    'none so far',
    '<Demo name="Rows" codeOpen />',
    300,
    300,
    '<Demo name="Rows" height={300} codeOpen />',
  ],
])('%s is written', (_what, element, height, narrowHeight, expected) => {
  expect(write(element, height, narrowHeight)).toEqual({
    text: `Text.\n\n${expected}\n`,
    changes: [expected],
  });
});

test.each([
  ['<Demo name="Rows" height={300} />', 301, 260],
  ['<Demo\n  name="Rows"\n  height={300}\n  narrowHeight={500}\n/>', 270, 470],
  ['<Demo name="Other" height={300} />', 900, 900],
])('what is right stays: %s', (element, height, narrowHeight) => {
  expect(write(element, height, narrowHeight).changes).toEqual([]);
});

test('a demo without a height gets one, so that it can be built and measured', () => {
  expect(fillHeights('<Demo name="A" />\n\n<Demo name="B" height={1} />')).toBe(
    '<Demo name="A" height={2000} />\n\n<Demo name="B" height={1} />',
  );
});
