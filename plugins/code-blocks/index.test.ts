import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import { remarkHighlight } from './index';
import type { FindTypes } from './server/knownTypes';

/** The properties that a fence gets. */
async function highlightFence(fence: Partial<Code>, findTypes: FindTypes = async () => []) {
  const code: Code = { type: 'code', value: 'const a = 1;', ...fence };
  const tree: Root = { type: 'root', children: [{ type: 'blockquote', children: [code] }] };
  const file = new VFile({ path: '/site/docs/rows.mdx' });
  await remarkHighlight({ siteDir: '/site', findTypes })(tree, file);
  return code.data;
}

test('puts the highlighted code into the HTML and takes the text out of the script', async () => {
  const data = await highlightFence({ lang: 'ts' });
  expect(data?.hChildren).toEqual([]);
  expect(data?.hProperties?.html).toContain('<span class="token keyword">const</span>');
});

test('takes a fence without a language as text', async () => {
  const data = await highlightFence({ lang: null, value: 'a < b' });
  expect(data?.hProperties?.html).toBe('a &lt; b');
});

test('keeps the properties of other plugins', async () => {
  const data = await highlightFence({ lang: 'ts', data: { hProperties: { title: 'a.ts' } } });
  expect(data?.hProperties).toMatchObject({ title: 'a.ts' });
});

test('adds the types of names in TypeScript, and asks for no others', async () => {
  const findTypes = jest.fn<ReturnType<FindTypes>, Parameters<FindTypes>>(async () => [
    { start: 6, end: 7, text: 'const a: 1' },
  ]);
  const typed = await highlightFence({ lang: 'ts' }, findTypes);
  expect(typed?.hProperties?.html).toContain('<span data-type="const a: 1">a</span>');
  expect(findTypes).toHaveBeenCalledWith(
    expect.objectContaining({ file: 'docs/rows.mdx', code: 'const a = 1;' }),
  );
  for (const fence of [{ lang: 'js' }, { lang: 'tsx', meta: 'unchecked' }]) {
    expect((await highlightFence(fence, findTypes))?.hProperties?.html).not.toContain('data-type');
  }
  expect(findTypes).toHaveBeenCalledTimes(1);
});
