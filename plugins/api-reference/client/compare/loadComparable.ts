import type { ComparableApi } from '../../compare/types';

/** How long the page waits for what it compares, in ms. */
const timeout = 15_000;

const loaded = new Map<string, Promise<ComparableApi[]>>();

async function load(url: string): Promise<ComparableApi[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}.`);
  }
  return (await response.json()) as ComparableApi[];
}

/** Loads the reference of one version and product, once; a failure is forgotten. */
export function loadComparable(url: string): Promise<ComparableApi[]> {
  const known = loaded.get(url);
  if (known) {
    return known;
  }
  const loading = load(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}
