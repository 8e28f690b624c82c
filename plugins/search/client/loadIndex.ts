/** The lists of pages in the browser: of the version that is read, and of the others. */
import { loadOnce } from '../../../core/client/loadOnce';
import { request } from '../../../core/client/request';
import type { SearchList } from '../types';
import { indexPages, type SearchIndex } from './searchIndex';
import { finishInSlices } from './slices';

/** Loads the index of the version that is read. */
export const loadIndex = loadOnce(async () => {
  const { default: list } = await import(
    /* webpackChunkName: "search-list" */ '@generated/docusaurus-plugin-search/default/list.json'
  );
  return finishInSlices(indexPages(list));
});

/** How long another version may take, in ms. */
const TIMEOUT = 5000;

/**
 * Loads the index of another version; `null` where it can't be loaded. It isn't asked again before the
 * page is loaded again: otherwise each typed letter would ask anew.
 *
 * @param url address of the version's list
 */
export const loadOtherIndex = loadOnce(async (url: string): Promise<SearchIndex | null> => {
  try {
    const response = await request(url, TIMEOUT);
    return await finishInSlices(indexPages((await response.json()) as SearchList));
  } catch {
    return null;
  }
});
