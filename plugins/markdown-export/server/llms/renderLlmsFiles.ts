import type { NavigationEntry } from '../../../navigation/types';
import { productNames, type Product } from '../../../../core/types';
import type { MarkdownFile } from '../renderPages';
import type { ListedPage } from './listedPage';
import { listSlugs } from './listSlugs';
import { renderIndex } from './renderIndex';
import { toIndexNodes } from './toIndexNodes';

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
