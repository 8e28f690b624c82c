import path from 'node:path';
import { existsSync } from 'node:fs';
import type { ParseFrontMatter } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { addLanguage, toVersionPath } from '../../../core/pagePath';
import { readPageSlugs } from '../../../core/server/titles';
import { toEnglishFile, toTranslatedDir } from '../../../core/server/translatedPages';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Language, PrefixedLanguage, Site } from '../../../core/types';

/**
 * Returns Docusaurus's `markdown.parseFrontMatter` for a language: it adds `translated` to the pages
 * that are, so that all others can be marked as English. English pages get nothing.
 *
 * @param parser what reads front matter otherwise
 */
export function createLanguageParser(
  language: Language,
  parser: ParseFrontMatter = ({ defaultParseFrontMatter, ...params }) =>
    defaultParseFrontMatter(params),
): ParseFrontMatter {
  return async (params) => {
    const parsed = await parser(params);
    const isTranslated = language !== 'en' && toEnglishFile(params.filePath) !== params.filePath;
    return isTranslated
      ? { ...parsed, frontMatter: { ...parsed.frontMatter, translated: true } }
      : parsed;
  };
}

const pageLink = /^(\.{1,2}\/[^#]*\.mdx?)(#.*)?$/;

/**
 * Lets a translated page keep the links of the English one: `../columns/columns.mdx` is looked for
 * from the version's folder, where Docusaurus finds the translated page or else the English one.
 *
 * @param dir absolute path of the version's folder
 */
export function remarkEnglishLinks({ dir }: { dir: string }) {
  return (tree: Root, file: VFile) => {
    const english = toEnglishFile(file.path);
    if (english === file.path) {
      return;
    }
    visit(tree, ['link', 'definition'], (node) => {
      const [, page, hash = ''] = ('url' in node && pageLink.exec(node.url)) || [];
      if (page && 'url' in node) {
        const target = path.relative(dir, path.resolve(path.dirname(english), page));
        node.url = `/${target.split(path.sep).join('/')}${hash}`;
      }
    });
  };
}

interface Options {
  /** As `site.ts` has it. */
  site: Site;
  version: BuiltVersion;
  /** The languages that are offered beside English. */
  languages: readonly PrefixedLanguage[];
}

function toElement(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

/**
 * Names the translations of a page in its head, when there are any; a page that is not translated,
 * and a site in English alone, carry nothing. English pages name themselves already.
 */
export function remarkAlternates({ site, version, languages }: Options) {
  const siteDir = path.resolve(version.dir, version.current ? '..' : '../..');
  const { language, name, dir } = version;
  return (tree: Root, file: VFile) => {
    const { slug } = (file.data.frontMatter ?? {}) as { slug?: string };
    const page = path.relative(dir, toEnglishFile(file.path));
    const translated = languages.filter((item) =>
      existsSync(path.join(siteDir, toTranslatedDir(item, name), page)),
    );
    const isTranslated = language === 'en' || translated.some((item) => item === language);
    if (!slug || translated.length === 0 || !isTranslated) {
      return;
    }
    const own = toVersionPath(site, version);
    const links = [...(language === 'en' ? [] : ['en', 'x-default']), ...translated].map(
      (hrefLang) => {
        const pathLanguage = translated.find((item) => item === hrefLang) ?? 'en';
        const pathname = addLanguage(`${own}${slug.slice(1)}`, pathLanguage);
        const href = `${version.host ?? site.url}${pathname}`;
        return toElement('link', { rel: 'alternate', hrefLang, href });
      },
    );
    tree.children.push(toElement('Head', {}, links));
  };
}

interface Item {
  url: string;
}

/** What Docusaurus hands over: its own list, to be changed. */
interface Params<Given, Listed extends Item> {
  defaultCreateSitemapItems(params: Given): Promise<Listed[]>;
}

/** Pages whose every word is one of the interface. */
const ownPages = ['/', '/translations'];

/**
 * Returns the sitemap plugin's `createSitemapItems` of another language: its sitemap has the pages
 * that are translated. In English it has all.
 *
 * @param siteDir absolute path of the project
 */
export function createSitemapFilter({ name, language, basePath }: BuiltVersion, siteDir: string) {
  return async <Given, Listed extends Item>({
    defaultCreateSitemapItems,
    ...params
  }: Params<Given, Listed> & Given): Promise<Listed[]> => {
    const items = await defaultCreateSitemapItems(params as Given);
    if (language === 'en') {
      return items;
    }
    const slugs = await readPageSlugs(path.join(siteDir, toTranslatedDir(language, name)));
    const translated = new Set([...ownPages, ...slugs]);
    return items.filter(({ url }) =>
      translated.has(`/${new URL(url).pathname.slice(basePath.length)}`),
    );
  };
}
