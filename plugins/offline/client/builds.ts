import { cachePrefix, manifestName, listFiles, type Choice, type OfflineManifest } from '../types';
import { download } from './download';
import { readChoice } from './storage';

/** Returns the name of the cache of a build of a version. */
export const toCacheName = (base: string, build: string) => `${cachePrefix}${base}:${build}`;

/** Lists the caches of a version: one, or two while a new build is being saved. */
export const listCaches = async (base: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(toCacheName(base, '')));

/** Returns the paths of requests under the host. */
export const toPathname = ({ url }: Request) => new URL(url).pathname;

function parseManifest(text: string, url: string): OfflineManifest {
  const value = JSON.parse(text) as Partial<OfflineManifest> | null;
  const isRight =
    typeof value?.build === 'string' &&
    Array.isArray(value.files) &&
    Array.isArray(value.shell) &&
    typeof value.pages === 'object';
  if (!isRight) {
    throw new Error(`${url} isn't a list of files.`);
  }
  return value as OfflineManifest;
}

/**
 * Loads what a version needs offline, as the host has it now.
 *
 * @throws when it can't be loaded or is something else
 */
export async function loadManifest(base: string, signal?: AbortSignal): Promise<OfflineManifest> {
  const url = base + manifestName;
  const { body } = await download(url, 'no-cache', signal);
  return parseManifest(new TextDecoder().decode(body), url);
}

/** Reads the manifest of a build that was saved whole. */
async function readSavedManifest(cache: Cache, base: string): Promise<OfflineManifest | undefined> {
  const url = base + manifestName;
  const saved = await cache.match(url);
  try {
    return saved && parseManifest(await saved.text(), url);
  } catch {
    // Of an earlier form.
    return undefined;
  }
}

/** Finds the manifest of what is saved of a version: of the build that answers, if there are two. */
export async function findSavedManifest(base: string): Promise<OfflineManifest | undefined> {
  for (const name of await listCaches(base)) {
    const manifest = await readSavedManifest(await caches.open(name), base);
    if (manifest) {
      return manifest;
    }
  }
  return undefined;
}

/** Deletes files of a build that a choice doesn't need; the cache itself when it needs none. */
export async function trimBuild(
  base: string,
  manifest: OfflineManifest,
  choice: Choice = readChoice(base),
): Promise<void> {
  const name = toCacheName(base, manifest.build);
  const wanted = listFiles(manifest, choice);
  if (wanted.length === 0) {
    await caches.delete(name);
    return;
  }
  const needed = new Set([manifestName, ...wanted.map(([file]) => file)]);
  const cache = await caches.open(name);
  const unneeded = (await cache.keys()).filter(
    (request) => !needed.has(toPathname(request).slice(base.length)),
  );
  await Promise.all(unneeded.map((request) => cache.delete(request)));
}

/** Deletes what of a version isn't to be saved any more, and what is of no use. */
export async function trimVersion(base: string, downloaded?: OfflineManifest): Promise<void> {
  for (const name of await listCaches(base)) {
    const isDownloaded = downloaded && name === toCacheName(base, downloaded.build);
    const manifest = isDownloaded
      ? downloaded
      : await readSavedManifest(await caches.open(name), base);
    if (manifest) {
      await trimBuild(base, manifest);
    } else {
      await caches.delete(name);
    }
  }
}
