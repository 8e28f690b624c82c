import { listFiles, manifestName, type OfflineFile, type OfflineManifest } from '../types';
import { listCaches, loadManifest, toCacheName, toPathname, trimBuild } from './builds';
import { checkSaved, downloadFile, WrongFile } from './download';
import { readChoice, writeChoice } from './storage';

/** Files that are loaded at a time: browsers open six connections to a host, and readers go on reading. */
const CONCURRENCY = 4;

export interface SaveOptions {
  /** Aborts it: what is saved by then stays. */
  signal: AbortSignal;
  /** What the version needs, if it is known. */
  manifest?: OfflineManifest;
  /** Called with the number of files that are there, and of all. */
  onProgress?(done: number, total: number): void;
}

/** Forgets pages that were read and that the version doesn't have any more. */
function forgetDeleted(base: string, { pages: known }: OfflineManifest): void {
  const { products, pages } = readChoice(base);
  writeChoice(base, { products, pages: pages.filter((page) => Object.hasOwn(known, page)) });
}

/** Returns a file from another build that is saved, where it is the same, else from the host. */
async function loadFile(
  url: string,
  file: OfflineFile,
  others: readonly Cache[],
  signal: AbortSignal,
): Promise<Response> {
  for (const cache of others) {
    const same = await checkSaved(file, await cache.match(url));
    if (same) {
      return same;
    }
  }
  return downloadFile(url, file, signal);
}

/** Saves files, a few at a time. When one fails, no other goes on; those that are whole stay. */
async function saveFiles(
  cache: Cache,
  base: string,
  files: readonly OfflineFile[],
  others: readonly Cache[],
  { signal, onSaved }: { signal: AbortSignal; onSaved(): void },
): Promise<void> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', abort);
  const queue = files.values();
  let failure: { error: unknown } | undefined;
  const work = async () => {
    for (const file of queue) {
      try {
        controller.signal.throwIfAborted();
        const url = base + file[0];
        await cache.put(url, await loadFile(url, file, others, controller.signal));
        onSaved();
      } catch (error) {
        failure ??= { error };
        controller.abort();
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  signal.removeEventListener('abort', abort);
  if (failure) {
    throw failure.error;
  }
}

/**
 * Saves what a choice needs of a build. Each build has its own cache, and the older one answers until the
 * new one is whole: a page is never mixed with code of another build. What both have isn't loaded again.
 */
async function saveBuild(
  base: string,
  manifest: OfflineManifest,
  { signal, onProgress = () => {} }: SaveOptions,
): Promise<void> {
  forgetDeleted(base, manifest);
  const wanted = listFiles(manifest, readChoice(base));
  const name = toCacheName(base, manifest.build);
  const others = (await listCaches(base)).filter((other) => other !== name);
  if (wanted.length > 0) {
    const cache = await caches.open(name);
    const present = new Set((await cache.keys()).map(toPathname));
    const missing = wanted.filter(([file]) => !present.has(base + file));
    let done = wanted.length - missing.length;
    const report = () => onProgress(done, wanted.length);
    report();
    const open = await Promise.all(others.map((other) => caches.open(other)));
    const onSaved = () => {
      done += 1;
      report();
    };
    await saveFiles(cache, base, missing, open, { signal, onSaved });
    // The kill switch deletes caches, also where no file was missing: none may be opened again.
    signal.throwIfAborted();
    const list = new Response(JSON.stringify(manifest), {
      headers: { 'Content-Type': 'application/json' },
    });
    // It says that the cache is whole.
    await cache.put(base + manifestName, list);
  }
  await trimBuild(base, manifest);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/**
 * Brings what is saved of a version up to date with what was chosen. When the host gets another build
 * meanwhile, that one is saved instead.
 *
 * @param base path of the version, with both slashes
 * @returns what the saved build has
 * @throws when something can't be loaded, there is no room, or the signal aborts
 */
export async function saveVersion(base: string, options: SaveOptions): Promise<OfflineManifest> {
  const { signal } = options;
  const manifest = options.manifest ?? (await loadManifest(base, signal));
  try {
    await saveBuild(base, manifest, options);
    return manifest;
  } catch (error) {
    const now = error instanceof WrongFile ? await loadManifest(base, signal) : manifest;
    if (now.build === manifest.build) {
      throw error;
    }
    await saveBuild(base, now, options);
    return now;
  }
}
