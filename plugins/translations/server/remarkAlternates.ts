import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { addLanguage, toVersionPath } from '../../../core/pagePath';
import type { BuiltVersion } from '../../../core/server/versions';
import { toEnglishFile, toTranslatedDir } from '../../../core/server/translatedPages';
import type { PrefixedLanguage, Site } from '../../../core/types';

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
