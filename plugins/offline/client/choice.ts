import { products, type Product } from '../../../core/types';
import { readSite } from '../../../core/client/site';

/** What of a version is to be stored: pages of products, and single ones that were read. */
export interface Choice {
  products: readonly Product[];
  /** Paths in the version, the latest first. */
  pages: readonly string[];
}

const toKey = (base: string) => `offline-${base}`;

/**
 * Reads what of a version is to be stored: all of the current one, unless the visitor said otherwise.
 *
 * @param base path of the version, with both slashes
 */
export function readChoice(base: string): Choice {
  const all: Choice = { products: base === readSite().basePath ? products : [], pages: [] };
  try {
    const kept = localStorage.getItem(toKey(base));
    return kept ? (JSON.parse(kept) as Choice) : all;
  } catch {
    return all;
  }
}

/** Keeps a choice; where nothing can be kept, it holds until the next page. */
export function writeChoice(base: string, choice: Choice): void {
  try {
    localStorage.setItem(toKey(base), JSON.stringify(choice));
  } catch {
    // Blocked.
  }
}
