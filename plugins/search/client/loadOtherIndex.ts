import type { SearchList } from '../types';
import { unpackList } from '../unpackList';
import { createIndex, type SearchIndex } from './createIndex';

/** How long another version may take, in ms. */
const timeout = 5000;

const asked = new Map<string, Promise<SearchIndex | null>>();

async function load(url: string): Promise<SearchIndex | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return response.ok ? createIndex(unpackList((await response.json()) as SearchList)) : null;
  } catch {
    return null;
  }
}

/**
 * Loads what can be found in another version. It is asked once: what did not come is `null` until the
 * page is loaded again, and no letter that is typed asks anew.
 *
 * @param url address of the version's list
 */
export function loadOtherIndex(url: string): Promise<SearchIndex | null> {
  const index = asked.get(url) ?? load(url);
  asked.set(url, index);
  return index;
}
