import { plans } from '../../../core/library';
import type { ExtraPage, NavigationEntry } from '../../../core/navigation';
import { flattenEntries } from '../../../core/server/sidebar';
import { toSlug } from '../../../core/pagePath';
import { type Product, productNames } from '../../../core/types';
import { isBelow, toStartSlug } from '../../../core/subject';
import { type MarkdownPage, toMarkdownPath } from '../types';
import { type ListedPage, renderIndex } from './llmsIndex';
import type { MarkdownFile } from './renderPages';

/**
 * Returns all that an index can list, by slug: guides and API pages.
 *
 * @param root address of the version, without a trailing slash
 */
export function toListedPages(
  guides: readonly MarkdownPage[],
  others: Readonly<Record<string, ExtraPage>>,
  root: string,
): ReadonlyMap<string, ListedPage> {
  const listed = new Map<string, ListedPage>();
  const add = (slug: string, page: Omit<ListedPage, 'url'>) =>
    listed.set(slug, { ...page, url: `${root}${toMarkdownPath(slug)}` });
  for (const { title, description, frontMatter } of guides) {
    const plan = plans.find((item) => item === frontMatter.plan) ?? null;
    add(String(frontMatter.slug), { title, description, plan });
  }
  const counts = new Map<string, number>();
  for (const { label } of Object.values(others)) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  for (const [slug, { label, title, plan, hasMarkdown }] of Object.entries(others)) {
    if (hasMarkdown) {
      // Several products have a “Toolbar”; titles name the product.
      add(slug, { title: counts.get(label) === 1 ? label : title, description: '', plan });
    }
  }
  return listed;
}

/** Returns the slugs of a sidebar in its order, each once. */
const listSlugs = (entries: readonly NavigationEntry[]) =>
  new Set(flattenEntries(entries).map(({ pathname }) => toSlug(pathname)));

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
  /** The Markdown of guides by their addresses; API pages would be too long. */
  texts: ReadonlyMap<string, string>;
}

/** Returns the text of an `llms-full.txt`, with the source of each page before it. */
function renderFull(
  title: string,
  entries: readonly NavigationEntry[],
  { pages, texts }: Source,
): string {
  const parts = [...listSlugs(entries)].flatMap((slug) => {
    const url = pages.get(slug)?.url ?? '';
    const text = texts.get(url);
    return text === undefined ? [] : [`Source: ${url}\n\n${text}`];
  });
  return [`# ${title}\n`, ...parts].join('\n---\n\n');
}

/**
 * Returns the files for language models: `llms.txt`, which lists all pages of a version, and
 * `llms-full.txt`, which has the text of all guides; and the same for each product.
 */
export function renderLlmsFiles(source: Source): MarkdownFile[] {
  const { title, summary, origin, basePath, products, entries, pages, titles } = source;
  const render = (
    folder: string,
    name: string,
    chosen: readonly NavigationEntry[],
    otherFiles: readonly string[] = [],
  ) => {
    const place = `${basePath}${folder}`;
    const files = ['llms-full.txt', ...otherFiles];
    const links = files.map((file) => ({ title: file, url: `${origin}${place}${file}` }));
    const index = { title: name, summary, links, entries: chosen, pages, titles };
    return [
      { pathname: `${place}llms.txt`, text: renderIndex(index) },
      { pathname: `${place}llms-full.txt`, text: renderFull(name, chosen, source) },
    ];
  };
  const ofProducts = products.flatMap((product) => {
    const start = toStartSlug(product);
    const isOfProduct = (slug: string) => isBelow(slug, start);
    const chosen = entries.filter((entry) => [...listSlugs([entry])].some(isOfProduct));
    return render(`${start.slice(1)}/`, `${title}: ${productNames[product]}`, chosen);
  });
  const indexes = products.map((product) => `${toStartSlug(product).slice(1)}/llms.txt`);
  return [...render('', title, entries, indexes), ...ofProducts];
}
