import type { SearchList } from '../types';
import { unpackList } from '../unpackList';
import { createIndex, type SearchIndex } from './createIndex';

const kept = new Map<string, Promise<SearchIndex>>();

async function read(url: string): Promise<SearchList> {
  if (url === '') {
    const own = await import(
      /* webpackChunkName: "search-list" */ '@generated/docusaurus-plugin-search/default/list.json'
    );
    return own.default;
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}.`);
  }
  return (await response.json()) as SearchList;
}

/**
 * Loads what can be found in a version, once; a failure is forgotten, so that it can be tried again.
 *
 * @param url address of the list of another version; absent for the version that is read
 */
export function loadIndex(url = ''): Promise<SearchIndex> {
  const index = kept.get(url) ?? read(url).then((list) => createIndex(unpackList(list)));
  kept.set(url, index);
  index.catch(() => kept.delete(url));
  return index;
}
