import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkAdSlot } from './remarkAdSlot';

/** The types of a page's parts, and the names of its elements. */
function place(page: string, frontMatter: Record<string, unknown> = {}): string[] {
  const tree = unified().use(remarkParse).parse(page);
  remarkAdSlot()(tree, new VFile({ data: { frontMatter } }));
  return tree.children.map((node) => ('name' in node ? String(node.name) : node.type));
}

const page = 'What it is for.\n\nMore of it.\n\n## First\n\nText.\n';
const parts = ['paragraph', 'paragraph', 'heading', 'paragraph'];

test('the slot is under the first paragraph, and is imported', () => {
  expect(place(page)).toEqual(['mdxjsEsm', 'paragraph', 'AdSlot', ...parts.slice(1)]);
  expect(place(page, { ads: true })).toContain('AdSlot');
});

test('anything before the first paragraph stays there', () => {
  expect(place('```js\na\n```\n\nText.\n')).toEqual(['mdxjsEsm', 'code', 'paragraph', 'AdSlot']);
});

test.each([
  ['that says so', { ads: false }],
  ['of the pro plan', { plan: 'pro' }],
  ['of the premium plan', { plan: 'premium', ads: true }],
])('a page %s has none', (_what, frontMatter) => {
  expect(place(page, frontMatter)).toEqual(parts);
});

test('a page without a description has none', () => {
  expect(place('## First\n\nText.\n')).toEqual(['heading', 'paragraph']);
  expect(place('')).toEqual([]);
});

test('a page without front matter gets one', () => {
  const tree = unified().use(remarkParse).parse(page);
  remarkAdSlot()(tree, new VFile());
  expect(tree.children).toHaveLength(parts.length + 2);
});
