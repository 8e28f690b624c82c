import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { addLanguage, toVersionPath } from '../../../core/pagePath';
import { type Contributed, listAddedAnchors, listAnchors } from '../../../core/server/contribution';
import { toRelative } from '../../../core/server/files';
import { type PageText, extractPageContent, readPageText } from '../../../core/server/pageText';
import { readPageSlugs } from '../../../core/server/titles';
import { matchHeadings } from '../../../core/server/translatedHeadings';
import {
  listTranslatedPages,
  toEnglishFile,
  toTranslatedDir,
} from '../../../core/server/translatedPages';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Language, Site } from '../../../core/types';

const pageLink = /^(\.{1,2}\/[^#]*\.mdx?)(#.*)?$/;

/**
 * Makes links between pages independent of which of them are translated: `../columns/columns.mdx` is
 * resolved from the version's folder, where Docusaurus finds the translated page, or else the English one.
 */
export function remarkEnglishLinks({ dir, language }: Pick<BuiltVersion, 'dir' | 'language'>) {
  return (tree: Root, file: VFile) => {
    if (language === 'en') {
      return;
    }
    const english = toEnglishFile(file.path);
    visit(tree, ['link', 'definition'], (node) => {
      const [, page, hash = ''] = ('url' in node && pageLink.exec(node.url)) || [];
      if (page && 'url' in node) {
        const target = toRelative(dir, path.resolve(path.dirname(english), page));
        node.url = `/${target}${hash}`;
      }
    });
  };
}

/**
 * Returns which translated pages would be other pages than their English ones: their paths differ, or the
 * English page is gone.
 */
export function checkTranslatedPages(
  pages: readonly Pick<PageText, 'file' | 'englishFile' | 'english' | 'frontMatter' | 'keyLines'>[],
): string[] {
  return pages
    .filter(({ file, englishFile }) => file !== englishFile)
    .flatMap(({ file, englishFile, english, frontMatter, keyLines }) => {
      if (!english) {
        return `${file}: it translates ${englishFile}, which does not exist. Move it with its English page, or delete it.`;
      }
      const { slug } = english.frontMatter;
      return frontMatter.slug === slug
        ? []
        : `${file}:${keyLines.slug ?? 1}: "slug" must be that of the English page, ${String(slug)}; given: ${String(frontMatter.slug)}.`;
    });
}

/**
 * Reads the English pages that a build shows in translation, by their absolute paths. Pages that can't be
 * read are left out: the checks name them.
 */
export async function readEnglishPages(
  version: BuiltVersion,
  siteDir: string,
): Promise<Map<string, PageText>> {
  const own = `${toTranslatedDir(version.language, version.name)}/`;
  const files = (await listTranslatedPages(siteDir, version)).filter((file) =>
    file.startsWith(own),
  );
  const pages = await Promise.all(
    files.map((file) => readPageText(siteDir, toEnglishFile(file)).catch(() => undefined)),
  );
  return new Map(
    pages.flatMap((page) => (page ? [[path.join(siteDir, page.file), page] as const] : [])),
  );
}

/**
 * Gives a translated page every anchor of its English one: to its headings, and for what it has lost to an
 * empty element where that would be.
 *
 * @param english pages by their files
 */
export function remarkEnglishAnchors({
  english,
  contributed,
}: {
  english: ReadonlyMap<string, PageText>;
  contributed: Contributed;
}) {
  return (tree: Root, file: VFile) => {
    const englishFile = toEnglishFile(file.path);
    const source = englishFile === file.path ? undefined : english.get(englishFile);
    if (!source) {
      return;
    }
    // What plugins have added has no position, and the English page has not been through them.
    const written: Root = { ...tree, children: tree.children.filter(({ position }) => position) };
    const content = extractPageContent(written);
    const { headings } = content;
    const nodes: Heading[] = [];
    visit(written, 'heading', (node) => void nodes.push(node));
    const ids = matchHeadings(source.headings, headings);
    const { frontMatter = {} } = file.data as Partial<Pick<PageText, 'frontMatter'>>;
    const anchors = [
      ...content.anchors,
      ...listAddedAnchors(contributed, { ...content, frontMatter }),
    ];
    nodes.forEach((node, index) => {
      if (!headings[index]?.hasOwnId) {
        node.data = { ...node.data, hProperties: { id: ids[index] } };
      }
    });
    let place = 0;
    for (const id of listAnchors(contributed, source)) {
      const heading = nodes[ids.indexOf(id)];
      if (heading) {
        place = tree.children.indexOf(heading) + 1;
      } else if (!anchors.includes(id)) {
        const data = { hName: 'a', hProperties: { id } };
        tree.children.splice(place, 0, { type: 'paragraph', data, children: [] });
        place += 1;
      }
    }
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
  languages: readonly Language[];
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
