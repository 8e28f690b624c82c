import { manifestName, type OfflineManifest } from '../types';

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
