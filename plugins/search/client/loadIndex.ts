import { unpackList } from '../unpackList';
import { createIndex, type SearchIndex } from './createIndex';

let kept: Promise<SearchIndex> | undefined;

async function load(): Promise<SearchIndex> {
  const { default: list } = await import(
    /* webpackChunkName: "search-list" */ '@generated/docusaurus-plugin-search/default/list.json'
  );
  return createIndex(unpackList(list));
}

/** Loads what can be found in the version that is read, once; a failure is forgotten, so that it can be tried again. */
export function loadIndex(): Promise<SearchIndex> {
  kept ??= load().catch((error: Error) => {
    kept = undefined;
    throw error;
  });
  return kept;
}
