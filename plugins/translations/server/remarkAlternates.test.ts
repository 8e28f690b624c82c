import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Language, PrefixedLanguage, Site } from '../../../core/types';
import { remarkAlternates } from './remarkAlternates';

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
