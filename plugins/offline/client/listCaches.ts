import { cachePrefix } from '../types';

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
