import { type OfflineManifest, cachePrefix, manifestName } from '../types';

/** Returns the name of the cache of a build of a version. */
export const toCacheName = (base: string, build: string) => `${cachePrefix}${base}:${build}`;

/**
 * Lists the caches of a version: one, or two while a new build is being stored.
 *
 * @param base path of the version, with both slashes
 */
export async function listCaches(base: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(toCacheName(base, '')));
}

/**
 * Loads what a version needs without network; offline, as it was when it was stored.
 *
 * @param base path of the version, with both slashes
 * @throws where there is none
 */
export async function loadManifest(base: string): Promise<OfflineManifest> {
  const response = await fetch(`${base}${manifestName}`, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`${base}${manifestName} could not be loaded: ${response.status}`);
  }
  return (await response.json()) as OfflineManifest;
}

/** What is stored of earlier builds: the hash of each file by its path in the version, and where it is. */
export type OlderFiles = ReadonlyMap<string, { revision: string; cache: Cache }>;

/**
 * Reads what is stored of earlier builds; one that was never whole counts for nothing.
 *
 * @param base path of the version, with both slashes
 * @param names of their caches
 */
export async function readOlder(base: string, names: readonly string[]): Promise<OlderFiles> {
  const older = new Map<string, { revision: string; cache: Cache }>();
  for (const name of names) {
    const cache = await caches.open(name);
    const noted = await cache.match(base + manifestName);
    if (noted) {
      const { shell, packs } = (await noted.json()) as OfflineManifest;
      for (const [file, revision] of [shell, ...packs.map(({ files }) => files)].flat()) {
        older.set(file, { revision, cache });
      }
    }
  }
  return older;
}
