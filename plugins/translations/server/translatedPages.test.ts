import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Language, PrefixedLanguage, Site } from '../../../core/types';
import { createSitemapFilter, remarkAlternates, remarkEnglishLinks } from './translatedPages';

describe('remarkEnglishLinks', () => {
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
});

describe('remarkAlternates', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'alternates-'));
  const englishDir = path.join(siteDir, 'versioned_docs/version-v4');
  const chineseDir = path.join(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/version-v4');
  mkdirSync(chineseDir, { recursive: true });
  writeFileSync(path.join(chineseDir, 'bars.mdx'), '');

  const site = { url: 'https://docs.example.com', basePath: '/x/' } as Site;

  /** The `hreflang` and the address of each alternate that a page gets. */
  function alternate(
    language: Language,
    file: string,
    languages: readonly PrefixedLanguage[] = ['zh'],
  ) {
    const version = { name: 'v4', dir: englishDir, current: false, language } as BuiltVersion;
    const tree: Root = { type: 'root', children: [] };
    const page = new VFile({ path: file, data: { frontMatter: { slug: '/react-charts/bars' } } });
    remarkAlternates({ site, version, languages })(tree, page);
    const [head] = tree.children as MdxJsxFlowElement[];
    return (head?.children as MdxJsxFlowElement[] | undefined)?.map(({ attributes }) =>
      attributes.slice(1).map(({ value }) => value),
    );
  }

  test('a translated page and its English one name each other', () => {
    const chinese = ['zh', 'https://docs.example.com/zh/x/v4/react-charts/bars'];
    const english = 'https://docs.example.com/x/v4/react-charts/bars';
    expect(alternate('en', path.join(englishDir, 'bars.mdx'))).toEqual([chinese]);
    expect(alternate('zh', path.join(chineseDir, 'bars.mdx'))).toEqual([
      ['en', english],
      ['x-default', english],
      chinese,
    ]);
  });

  test('a page that is not translated, and a language that is not offered, are named nowhere', () => {
    expect(alternate('en', path.join(englishDir, 'lines.mdx'))).toBeUndefined();
    expect(alternate('zh', path.join(englishDir, 'lines.mdx'))).toBeUndefined();
    expect(alternate('en', path.join(englishDir, 'bars.mdx'), [])).toBeUndefined();
  });
});

describe('createSitemapFilter', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
  const folder = path.join(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/version-v4');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'bars.mdx'), '---\ntitle: T\nslug: /react-charts/bars\n---\n');

  async function list(language: Language, basePath: string): Promise<string[]> {
    const version = { name: 'v4', language, basePath } as BuiltVersion;
    const slugs = ['', 'react-charts', 'react-charts/bars', 'api/charts', 'translations'];
    const items = await createSitemapFilter(
      version,
      siteDir,
    )(slugs.map((slug) => ({ url: `https://example.com${basePath}${slug}` })));
    return items.map(({ url }) => url.replace(`https://example.com${basePath}`, '/'));
  }

  test('English has all pages', async () => {
    expect(await list('en', '/x/v4/')).toHaveLength(5);
  });

  test('another language has its translated pages, and those that are all interface', async () => {
    expect(await list('zh', '/zh/x/v4/')).toEqual(['/', '/react-charts/bars', '/translations']);
  });
});
