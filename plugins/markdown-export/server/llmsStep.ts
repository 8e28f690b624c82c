import type { ExtraPage, NavigationEntry } from '../../../core/navigation';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { siteDir } from '../../../core/server/files';
import { readTree } from '../../../core/server/sidebar';
import { toSlug } from '../../../core/server/titles';
import { type Product, plans, productNames } from '../../../core/types';
import { toMarkdownPath } from '../toMarkdownPath';
import type { MarkdownPage } from '../types';
import { type ListedPage, renderIndex, toIndexNodes } from './llmsIndex';
import type { BuildContext } from '../../../core/server/contribution';
import type { FinishedBuild, Step } from '../../../core/server/postBuild';
import { findContent } from './markdownStep';
import { collectPages } from './pageFiles';
import { type MarkdownFile, writeMarkdownFiles } from './renderPages';

/**
 * Returns all that an index can list, by slug: guides, and pages of the reference by their names.
 *
 * @param root address of the version, without a trailing slash
 */
function listPages(
  pages: readonly MarkdownPage[],
  others: Readonly<Record<string, ExtraPage>>,
  root: string,
): ReadonlyMap<string, ListedPage> {
  const guides = pages.map(({ title, description, frontMatter }) => {
    const slug = String(frontMatter.slug);
    const plan = plans.find((item) => item === frontMatter.plan) ?? null;
    return [slug, { title, description, url: `${root}${toMarkdownPath(slug)}`, plan }] as const;
  });
  const reference = Object.entries(others)
    .filter(([, { hasMarkdown }]) => hasMarkdown)
    .map(([slug, { label, plan }]) => {
      const url = `${root}${toMarkdownPath(slug)}`;
      return [slug, { title: label, description: '', url, plan }] as const;
    });
  return new Map([...guides, ...reference]);
}

/** Returns the slugs of a tree in its order, each once. */
function listSlugs(entries: readonly NavigationEntry[]): string[] {
  const slugs = entries.flatMap(({ pathname, children = [] }) => [
    toSlug(pathname),
    ...listSlugs(children),
  ]);
  return [...new Set(slugs)];
}

interface Source {
  /** Name and version: `X Docs 8.11.0`. */
  title: string;
  summary: string;
  /** Origin of the host, without a trailing slash. */
  origin: string;
  /** Path of the version, with both slashes. */
  basePath: string;
  products: readonly Product[];
  entries: readonly NavigationEntry[];
  /** All that can be listed, by slug. */
  pages: ReadonlyMap<string, ListedPage>;
  /** Titles in the language of the build, by their English ones. */
  titles: Readonly<Record<string, string>>;
  /** The Markdown of guides by their addresses; the reference is listed alone, for it is too long. */
  texts: ReadonlyMap<string, string>;
}

/** Says before each page where it is from. */
function renderFull(title: string, slugs: readonly string[], { pages, texts }: Source): string {
  const parts = slugs.flatMap((slug) => {
    const url = pages.get(slug)?.url ?? '';
    const text = texts.get(url);
    return text === undefined ? [] : [`Source: ${url}\n\n${text}`];
  });
  return [`# ${title}\n`, ...parts].join('\n---\n\n');
}

/**
 * Returns what language models read: `llms.txt`, which lists all pages of a version, and
 * `llms-full.txt`, which has the text of all guides; and the same for each product alone.
 */
export function renderLlmsFiles(source: Source): MarkdownFile[] {
  const { title, summary, origin, basePath, products, entries, pages, titles } = source;
  const render = (
    folder: string,
    name: string,
    chosen: readonly NavigationEntry[],
    more: string[],
  ) => {
    const place = `${basePath}${folder}`;
    const links = ['llms-full.txt', ...more].map((file) => ({
      title: file,
      url: `${origin}${place}${file}`,
    }));
    const nodes = toIndexNodes(chosen, { pages, titles });
    const full = renderFull(name, listSlugs(chosen), source);
    return [
      { pathname: `${place}llms.txt`, text: renderIndex({ title: name, summary, links, nodes }) },
      { pathname: `${place}llms-full.txt`, text: full },
    ];
  };
  const ofProducts = products.map((product) => {
    const start = `/react-${product}`;
    const chosen = entries.filter((entry) =>
      listSlugs([entry]).some((slug) => slug === start || slug.startsWith(`${start}/`)),
    );
    return render(`react-${product}/`, `${title}: ${productNames[product]}`, chosen, []);
  });
  const indexes = products.map((product) => `react-${product}/llms.txt`);
  return [...render('', title, entries, indexes), ...ofProducts.flat()];
}

/** Returns the step that writes `llms.txt` and `llms-full.txt`, after the one that writes Markdown. */
export function createLlmsStep({ version, contributed }: BuildContext): Step {
  return {
    name: 'llms.txt',
    async run(build: FinishedBuild): Promise<void> {
      const { outDir, siteConfig } = build;
      const { basePath, label, products } = version;
      const origin = siteConfig.url;
      const docs = findContent(build, 'docusaurus-plugin-content-docs') as LoadedContent;
      const pages = collectPages(docs.loadedVersions.flatMap((item) => item.docs));
      const texts = pages.map(async ({ permalink }) => {
        const pathname = toMarkdownPath(permalink);
        const file = path.join(outDir, pathname.slice(basePath.length));
        return [`${origin}${pathname}`, await readFile(file, 'utf8')] as const;
      });
      const files = renderLlmsFiles({
        title: `${siteConfig.title} ${label}`,
        summary: siteConfig.tagline,
        origin,
        basePath,
        products,
        titles: contributed.titles,
        entries: (await readTree(version, siteDir)).entries,
        pages: listPages(pages, contributed.pages, `${origin}${basePath.slice(0, -1)}`),
        texts: new Map(await Promise.all(texts)),
      });
      await writeMarkdownFiles(outDir, basePath, files);
    },
  };
}
