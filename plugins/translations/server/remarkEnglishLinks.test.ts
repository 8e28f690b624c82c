import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { remarkEnglishLinks } from './remarkEnglishLinks';

const dir = '/site/versioned_docs/version-v4';

function follow(file: string, url: string): string | undefined {
  const link = { type: 'link' as const, url, children: [] };
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [link] }] };
  remarkEnglishLinks({ dir })(tree, new VFile({ path: file }));
  return link.url;
}

const translated = '/site/i18n/zh/docusaurus-plugin-content-docs/version-v4/grid/start/start.mdx';

test.each([
  ['../columns/columns.mdx', '/grid/columns/columns.mdx'],
  ['./more.md#part', '/grid/start/more.md#part'],
  ['#part', '#part'],
  ['/react-data-grid', '/react-data-grid'],
  ['https://example.com/page.mdx', 'https://example.com/page.mdx'],
])('on a translated page %s is %s', (url, followed) => {
  expect(follow(translated, url)).toBe(followed);
});

test('English pages stay as they are', () => {
  expect(follow(`${dir}/grid/start/start.mdx`, '../columns/columns.mdx')).toBe(
    '../columns/columns.mdx',
  );
});
