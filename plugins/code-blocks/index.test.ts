import type { Code, Root } from 'mdast';
import { remarkHighlight } from './index';

/** The properties that a fence gets. */
function highlightFence(fence: Partial<Code>) {
  const code: Code = { type: 'code', value: 'const a = 1;', ...fence };
  const tree: Root = { type: 'root', children: [{ type: 'blockquote', children: [code] }] };
  remarkHighlight()(tree);
  return code.data;
}

test('puts the highlighted code into the HTML and takes the text out of the script', () => {
  const data = highlightFence({ lang: 'ts' });
  expect(data?.hChildren).toEqual([]);
  expect(data?.hProperties?.html).toContain('<span class="token keyword">const</span>');
});

test('takes a fence without a language as text', () => {
  expect(highlightFence({ lang: null, value: 'a < b' })?.hProperties?.html).toBe('a &lt; b');
});

test('keeps the properties of other plugins', () => {
  const data = highlightFence({ lang: 'ts', data: { hProperties: { title: 'a.ts' } } });
  expect(data?.hProperties).toMatchObject({ title: 'a.ts' });
});
