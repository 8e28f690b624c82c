import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { addLanguage, toVersionPath } from '../../../core/pagePath';
import { toRelative } from '../../../core/server/files';
import { readPageSlugs } from '../../../core/server/titles';
import { toEnglishFile, toTranslatedDir } from '../../../core/server/translatedPages';
import type { BuiltVersion } from '../../../core/server/versions';
import type { PrefixedLanguage, Site } from '../../../core/types';

const pageLink = /^(\.{1,2}\/[^#]*\.mdx?)(#.*)?$/;

/**
 * Lets a translated page keep the links of the English one: `../columns/columns.mdx` is resolved from
 * the version's folder, where Docusaurus finds the translated page, or else the English one.
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
        const target = toRelative(dir, path.resolve(path.dirname(english), page));
        node.url = `/${target}${hash}`;
      }
    });
  };
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

interface Options {
  /** As `site.ts` has it. */
  site: Site;
  version: BuiltVersion;
  /** The site's languages besides English. */
  languages: readonly PrefixedLanguage[];
}

/**
 * Adds links to the translations of a page to its head, if there are any. English pages already name
 * themselves.
 */
export function remarkAlternates({ site, version, languages }: Options) {
  const siteDir = path.resolve(version.dir, version.current ? '..' : '../..');
  const { language, name, dir } = version;
  return (tree: Root, file: VFile) => {
    const { slug } = (file.data.frontMatter ?? {}) as { slug?: string };
    const page = toRelative(dir, toEnglishFile(file.path));
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

/** Pages that have no text but the interface's. */
const ownPages = ['/', '/translations'];

/**
 * Returns a filter for the sitemap of another language, which only has translated pages. The English
 * one has all pages.
 *
 * @param siteDir absolute path of the project
 */
export function createSitemapFilter({ name, language, basePath }: BuiltVersion, siteDir: string) {
  return async <Listed extends { url: string }>(items: Listed[]): Promise<Listed[]> => {
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
