/** What other plugins use of search: it answers as the site does. */
import { searchPages } from './ranking';
import type { SearchIndex } from './searchIndex';
import { finish } from './slices';

export { findPasted } from './ranking';
export { createIndex, type IndexedPage, type SearchIndex } from './searchIndex';

/**
 * Finds the pages that answer a query, best first.
 *
 * @param index from `createIndex`
 */
export const search = (index: SearchIndex, text: string, limit: number) =>
  finish(searchPages(index, text, { limit }));
