import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import type { Product } from '../../../core/types';

/** Imports a module that is no part of the bundle. */
export const importModule = (url: string): Promise<unknown> =>
  import(/* webpackIgnore: true */ url) as Promise<unknown>;

/** A place in the text of a page. */
export interface TextHit {
  /** Path in the version, with the anchor of the section. */
  path: string;
  title: string;
  /** The words around what was found. */
  excerpt: string;
}

/** What is used of Pagefind's data. */
interface Fragment {
  raw_url: string;
  meta: { title?: string };
  sub_results: { title: string; excerpt: string; anchor?: { id: string } }[];
}

interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  search(
    text: string,
    options: { filters: { product?: Product } },
  ): Promise<{ results: { data(): Promise<Fragment> }[] }>;
}

/** Pages whose text is shown. */
const limit = 5;

/** Words around what was found. */
const excerptLength = 16;

let loading: Promise<Pagefind> | undefined;

async function load(baseUrl: string): Promise<Pagefind> {
  const pagefind = (await importModule(`${baseUrl}pagefind/pagefind.js`)) as Pagefind;
  await pagefind.options({ excerptLength });
  return pagefind;
}

/** Letters that a word has in common with what was found for it: word forms differ in their ends. */
const commonLength = 3;

/** The excerpt is HTML: what was found is marked in it. */
const parse = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body;

/** Of a word that no page has, Pagefind finds the letters that one has: of "zzz" all words with a z. */
function isMeant(excerpt: HTMLElement, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return [...excerpt.querySelectorAll('mark')].some(({ textContent }) => {
    const found = textContent.toLowerCase();
    return words.some((word) => found.includes(word.slice(0, commonLength)));
  });
}

/**
 * Searches the whole text of the version that is read. Its index is loaded in pieces.
 *
 * @param baseUrl path of the version, with both slashes
 */
export async function searchText(
  baseUrl: string,
  text: string,
  product?: Product,
): Promise<TextHit[]> {
  loading ??= load(baseUrl);
  loading.catch(() => {
    loading = undefined;
  });
  const pagefind = await loading;
  const { results } = await pagefind.search(text, { filters: product ? { product } : {} });
  const fragments = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return fragments.flatMap(({ raw_url: url, meta, sub_results: [section] }) => {
    const { title = '' } = meta;
    const excerpt = parse(section?.excerpt ?? '');
    return section && isMeant(excerpt, text)
      ? {
          path: section.anchor ? `${url}#${section.anchor.id}` : url,
          title: section.title === title ? title : `${title}: ${section.title}`,
          excerpt: excerpt.textContent,
        }
      : [];
  });
}

/** How long the visitor must not type before the text is searched, in ms. */
const pause = 180;

/** Letters from which on the text is searched. */
const leastLength = 3;

interface TextHits {
  hits: readonly TextHit[];
  failed: boolean;
}

const none: TextHits = { hits: [], failed: false };

/** Searches the text of the version a moment after the visitor stopped typing. */
export function useTextHits(text: string, product: Product | undefined): TextHits {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [found, setFound] = useState({ text: '', result: none });
  useEffect(() => {
    if (text.length < leastLength) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      searchText(baseUrl, text, product).then(
        (hits) => isCurrent && setFound({ text, result: { hits, failed: false } }),
        () => isCurrent && setFound({ text, result: { hits: [], failed: true } }),
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [baseUrl, text, product]);
  return found.text === text ? found.result : none;
}
