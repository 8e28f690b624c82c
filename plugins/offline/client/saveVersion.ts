import { type OfflineFile, type OfflineManifest, manifestName } from '../types';
import { type OlderFiles, listCaches, loadManifest, readOlder, toCacheName } from './buildCaches';
import type { Choice } from './choice';

/**
 * Stores a file of a version, from an older build where it is the same there, else from the host.
 *
 * @param base path of the version, with both slashes
 * @throws when it cannot be loaded or there is no room
 */
async function storeFile(
  cache: Cache,
  base: string,
  [path, revision]: OfflineFile,
  older: OlderFiles,
): Promise<void> {
  const url = base + path;
  const before = older.get(path);
  const same = before?.revision === revision ? await before.cache.match(url) : undefined;
  if (same) {
    await cache.put(url, same);
    return;
  }
  const response = await fetch(url, {
    cache: revision ? 'no-cache' : 'default',
    priority: 'low',
  });
  if (!response.ok) {
    throw new Error(`${url} could not be stored: ${response.status}`);
  }
  // A browser refuses to open a page that a worker answers with and that was led elsewhere before.
  const { body, headers } = response;
  await cache.put(url, response.redirected ? new Response(body, { headers }) : response);
}

/** The page that a file belongs to: `react-charts/bars.js.md` is the Markdown of `react-charts/bars`. */
const toPage = (file: string) => file.replace(/(?:\.js)?\.(?:md|json)$/, '');

/** Returns the files of a version that a choice needs, the shell first: a page without it is none. */
function toWanted({ shell, packs }: OfflineManifest, { products, pages }: Choice): OfflineFile[] {
  const chosen = packs.flatMap(({ product, files }) =>
    products.includes(product) ? files : files.filter(([file]) => pages.includes(toPage(file))),
  );
  return products.length + pages.length > 0 ? [...shell, ...chosen] : [];
}

/** Files that are loaded at a time. */
const concurrency = 6;

/** What is told while a version is being stored: files that are there, of those that are needed. */
type Progress = (done: number, total: number) => void;

/** Stores files, a few at a time. When one cannot be stored, no other is begun, and none is on its way any more. */
async function storeFiles(
  cache: Cache,
  base: string,
  files: readonly OfflineFile[],
  older: OlderFiles,
  onStored: () => void,
): Promise<void> {
  const queue = files.values();
  let failure: { error: unknown } | undefined;
  const storeQueue = async () => {
    for (const file of queue) {
      try {
        await storeFile(cache, base, file, older);
      } catch (error) {
        failure ??= { error };
      }
      if (failure) {
        return;
      }
      onStored();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, storeQueue));
  if (failure) {
    throw failure.error;
  }
}

/** Takes back what a run has added and could not finish: what was whole before stays whole. */
async function takeBack(name: string, base: string, added: readonly OfflineFile[]): Promise<void> {
  const cache = await caches.open(name);
  if (await cache.match(base + manifestName)) {
    await Promise.all(added.map(([file]) => cache.delete(base + file)));
  } else {
    await caches.delete(name);
  }
}

const toPathname = ({ url }: Request) => new URL(url).pathname;

/** Makes a cache one of a whole build: notes what it is of, and takes away what nobody needs any more. */
async function finish(
  cache: Cache,
  base: string,
  manifest: OfflineManifest,
  wanted: readonly OfflineFile[],
): Promise<void> {
  await cache.put(base + manifestName, Response.json(manifest));
  const needed = new Set(
    [manifestName, ...wanted.map(([file]) => file)].map((file) => base + file),
  );
  const unneeded = (await cache.keys()).filter((request) => !needed.has(toPathname(request)));
  await Promise.all(unneeded.map((request) => cache.delete(request)));
}

/**
 * Brings what is stored of a version up to date, with what was chosen and nothing else. Each build
 * has a cache of its own, and the older one answers until the new one is whole: a page is never
 * mixed with code of another build. What both have is not loaded again.
 *
 * @param base path of the version, with both slashes
 * @throws when something cannot be loaded, there is no room, or the host has another build meanwhile
 */
export async function storeVersion(
  base: string,
  choice: Choice,
  onProgress: Progress = () => {},
): Promise<void> {
  const manifest = await loadManifest(base);
  const wanted = toWanted(manifest, choice);
  const name = toCacheName(base, manifest.build);
  const others = (await listCaches(base)).filter((other) => other !== name);
  if (wanted.length > 0) {
    const cache = await caches.open(name);
    const present = new Set((await cache.keys()).map(toPathname));
    const missing = wanted.filter(([file]) => !present.has(base + file));
    let done = wanted.length - missing.length;
    onProgress(done, wanted.length);
    try {
      const older = await readOlder(base, others);
      await storeFiles(cache, base, missing, older, () => onProgress((done += 1), wanted.length));
      if ((await loadManifest(base)).build !== manifest.build) {
        throw new Error(`${base} has another build than when it began to be stored.`);
      }
    } catch (error) {
      // Where only the network went away, the next run goes on.
      if (!(error instanceof TypeError)) {
        await takeBack(name, base, missing);
      }
      throw error;
    }
    await finish(cache, base, manifest, wanted);
  }
  const unneeded = wanted.length > 0 ? others : [...others, name];
  await Promise.all(unneeded.map((other) => caches.delete(other)));
}
