import { readSite } from '../../../core/client/site';
import { products, type Product } from '../../../core/types';
import { cachePrefix, manifestName, type OfflineManifest } from '../types';

/** What of a version is to be saved: pages of products, and single pages that were read. */
export interface Choice {
  products: readonly Product[];
  /** Paths in the version, the latest first. */
  pages: readonly string[];
}

const toKey = (base: string) => `offline-${base}`;

/**
 * Reads what of a version is to be saved: all of the current one, unless the user chose otherwise.
 *
 * @param base path of the version, with both slashes
 */
export function readChoice(base: string): Choice {
  const all: Choice = { products: base === readSite().basePath ? products : [], pages: [] };
  try {
    const saved = localStorage.getItem(toKey(base));
    return saved ? (JSON.parse(saved) as Choice) : all;
  } catch {
    return all;
  }
}

/** Saves a choice, unless storage is blocked. */
export function writeChoice(base: string, choice: Choice): void {
  try {
    localStorage.setItem(toKey(base), JSON.stringify(choice));
  } catch {
    // Blocked.
  }
}

/** Returns the name of the cache of a build of a version. */
export const toCacheName = (base: string, build: string) => `${cachePrefix}${base}:${build}`;

/** Lists the caches of a version: one, or two while a new build is being saved. */
export const listCaches = async (base: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(toCacheName(base, '')));

/**
 * Loads what a version needs offline; without network, as it was when it was saved.
 *
 * @throws when there is none
 */
export async function loadManifest(base: string): Promise<OfflineManifest> {
  const response = await fetch(`${base}${manifestName}`, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`${base}${manifestName} can't be loaded: ${response.status}`);
  }
  return (await response.json()) as OfflineManifest;
}

/** Returns the paths of requests under the host. */
export const toPathname = ({ url }: Request) => new URL(url).pathname;
