import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { parsePage } from '../../../core/server/mdx';
import { type PageText, extractPageContent } from '../../../core/server/pageText';
import type { AnchoredPage, Contributed } from '../../../core/server/contribution';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Language, Site } from '../../../core/types';
import {
  checkTranslatedPages,
  createSitemapFilter,
  remarkAlternates,
  remarkEnglishAnchors,
  remarkEnglishLinks,
} from './translatedPages';

describe('remarkEnglishLinks', () => {
  const dir = '/site/versioned_docs/version-v4';

  function follow(file: string, url: string, language = 'zh'): string | undefined {
    const link = { type: 'link' as const, url, children: [] };
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [link] }] };
    remarkEnglishLinks({ dir, language })(tree, new VFile({ path: file }));
    return link.url;
  }

  const translated = '/site/i18n/zh/docusaurus-plugin-content-docs/version-v4/grid/start/start.mdx';

  test.each([
    ['../columns/columns.mdx', '/grid/columns/columns.mdx'],
    ['./more.md#part', '/grid/start/more.md#part'],
    ['#part', '#part'],
    ['/react-data-table', '/react-data-table'],
    ['https://example.com/page.mdx', 'https://example.com/page.mdx'],
  ])('on a translated page %s is %s', (url, followed) => {
    expect(follow(translated, url)).toBe(followed);
  });

  test('a page that is not translated can link to one that is; English stays as it is', () => {
    const link = (language: string) =>
      follow(`${dir}/grid/start/start.mdx`, '../columns/columns.mdx', language);
    expect(link('zh')).toBe('/grid/columns/columns.mdx');
    expect(link('en')).toBe('../columns/columns.mdx');
  });
});

test('a translated page has the path of its English one, which exists', () => {
  const english = { frontMatter: { slug: '/bars' } } as unknown as PageText;
  const page = {
    file: 'i18n/zh/bars.mdx',
    englishFile: 'docs/bars.mdx',
    english,
    frontMatter: { slug: '/bars' },
    keyLines: { slug: 3 },
  };
  expect(checkTranslatedPages([page, { ...page, file: 'docs/bars.mdx' }])).toEqual([]);
  expect(
    checkTranslatedPages([
      { ...page, frontMatter: { slug: '/zhu' } },
      { ...page, english: undefined },
    ]),
  ).toEqual([
    'i18n/zh/bars.mdx:3: "slug" must be that of the English page, /bars; given: /zhu.',
    'i18n/zh/bars.mdx: it translates docs/bars.mdx, which does not exist. Move it with its English page, or delete it.',
  ]);
});

describe('remarkEnglishAnchors', () => {
  const english = '/site/docs/bars.mdx';
  const chinese = '/site/i18n/zh/docusaurus-plugin-content-docs/current/bars.mdx';

  /** Returns the ids of the headings of a page and of what is added to it, in order. */
  function readAnchors(file: string, englishText: string, text: string) {
    const source = extractPageContent(parsePage(new VFile(englishText)));
    // Docusaurus parses the front matter, too.
    const page = new VFile({ path: file, value: `---\ntitle: Bars\n---\n\n${text}` });
    const tree = parsePage(new VFile(text));
    const contributed = {
      all: [
        { anchors: ({ demos }: AnchoredPage) => demos.flatMap((name) => [name, `${name}.tsx`]) },
      ],
    } as unknown as Contributed;
    // A plugin adds a section.
    tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'API' }] });
    const pages = new Map([[english, { ...source, frontMatter: {} } as PageText]]);
    remarkEnglishAnchors({ english: pages, contributed })(tree, page);
    return tree.children.flatMap(({ type, data }) => {
      const { id } = (data?.hProperties ?? {}) as { id?: string };
      return id === undefined ? [] : [`${type} ${id}`];
    });
  }

  test('headings of a translated page have the anchors of the English ones', () => {
    expect(readAnchors(chinese, '## Install\n\n### npm\n', '## 安装\n\n### 包\n')).toEqual([
      'heading install',
      'heading npm',
    ]);
  });

  test('an anchor that the translation has lost is where it would be', () => {
    const text = '## Install\n\n## New\n\n<Demo name="Bars" />\n\n## Use\n';
    expect(
      readAnchors(chinese, text, '## 安装 {/* #install */}\n\n## 使用 {/* #use */}\n'),
    ).toEqual(['paragraph new', 'paragraph Bars', 'paragraph Bars.tsx']);
  });

  test('what the reference links to is added for demos that the translation lacks, and only for those', () => {
    const text = '<Demo name="Bars" />\n\n<Demo name="Lines" />\n';
    expect(readAnchors(chinese, text, '<Demo name="Bars" />\n')).toEqual([
      'paragraph Lines',
      'paragraph Lines.tsx',
    ]);
  });

  test('an English page stays as it is', () => {
    expect(readAnchors(english, '## Install\n', '## Install\n')).toEqual([]);
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
  function alternate(language: Language, file: string, languages: readonly Language[] = ['zh']) {
    const version = { name: 'v4', dir: englishDir, current: false, language } as BuiltVersion;
    const tree: Root = { type: 'root', children: [] };
    const page = new VFile({ path: file, data: { frontMatter: { slug: '/react-graphs/bars' } } });
    remarkAlternates({ site, version, languages })(tree, page);
    const [head] = tree.children as MdxJsxFlowElement[];
    return (head?.children as MdxJsxFlowElement[] | undefined)?.map(({ attributes }) =>
      attributes.slice(1).map(({ value }) => value),
    );
  }

  test('a translated page and its English one name each other', () => {
    const chinese = ['zh', 'https://docs.example.com/zh/x/v4/react-graphs/bars'];
    const english = 'https://docs.example.com/x/v4/react-graphs/bars';
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
  writeFileSync(path.join(folder, 'bars.mdx'), '---\ntitle: T\nslug: /react-graphs/bars\n---\n');

  async function list(language: Language, basePath: string): Promise<string[]> {
    const version = { name: 'v4', language, basePath } as BuiltVersion;
    const slugs = ['', 'react-graphs', 'react-graphs/bars', 'api/graphs', 'translations'];
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
    expect(await list('zh', '/zh/x/v4/')).toEqual(['/', '/react-graphs/bars', '/translations']);
  });
});
