import { manifestName, toPage, type OfflineFile, type OfflineManifest } from '../types';
import {
  listCaches,
  loadManifest,
  readChoice,
  toCacheName,
  toPathname,
  writeChoice,
  type Choice,
} from './storage';

/** Files that are loaded at a time. */
const CONCURRENCY = 6;

/** Called while a version is being saved, with the number of files that are there and of all. */
type OnProgress = (done: number, total: number) => void;

const listFiles = ({ shell, packs }: OfflineManifest): OfflineFile[] => [
  ...shell,
  ...packs.flatMap(({ files }) => files),
];

/** What is saved of earlier builds: the hash of each file by its path in the version, and where it is. */
type OlderFiles = ReadonlyMap<string, { revision: string; cache: Cache }>;

/** Reads what is saved of earlier builds; one that was never whole doesn't count. */
async function readOlder(base: string, cacheNames: readonly string[]): Promise<OlderFiles> {
  const older = new Map<string, { revision: string; cache: Cache }>();
  for (const name of cacheNames) {
    const cache = await caches.open(name);
    const manifest = await cache.match(base + manifestName);
    if (manifest) {
      for (const [file, revision] of listFiles((await manifest.json()) as OfflineManifest)) {
        older.set(file, { revision, cache });
      }
    }
  }
  return older;
}

/** Returns the files of a version that a choice needs, the shell first: a page doesn't work without it. */
function toWanted({ shell, packs }: OfflineManifest, { products, pages }: Choice): OfflineFile[] {
  const chosen = packs.flatMap(({ product, files }) =>
    products.includes(product) ? files : files.filter(([file]) => pages.includes(toPage(file))),
  );
  return products.length + pages.length > 0 ? [...shell, ...chosen] : [];
}

/** Forgets pages that were read and that the version doesn't have any more. */
function forgetDeleted(base: string, manifest: OfflineManifest): Choice {
  const choice = readChoice(base);
  const known = new Set(listFiles(manifest).map(([file]) => file));
  const pages = choice.pages.filter((page) => known.has(page));
  if (pages.length < choice.pages.length) {
    writeChoice(base, { ...choice, pages });
  }
  return { ...choice, pages };
}

/** Saves a file, from an older build when it is the same there, else from the host. */
async function saveFile(
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
  const response = await fetch(url, { cache: revision ? 'no-cache' : 'default', priority: 'low' });
  if (!response.ok) {
    throw new Error(`${url} can't be saved: ${response.status}`);
  }
  // Browsers refuse to open a page that a worker answers with and that was redirected.
  const { body, headers } = response;
  await cache.put(url, response.redirected ? new Response(body, { headers }) : response);
}

/** Saves files, a few at a time. When one fails, no other is begun, and none is under way any more. */
async function saveFiles(
  cache: Cache,
  base: string,
  files: readonly OfflineFile[],
  older: OlderFiles,
  onSaved: () => void,
): Promise<void> {
  const queue = files.values();
  let failure: { error: unknown } | undefined;
  const work = async () => {
    for (const file of queue) {
      try {
        await saveFile(cache, base, file, older);
      } catch (error) {
        failure ??= { error };
      }
      if (failure) {
        return;
      }
      onSaved();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (failure) {
    throw failure.error;
  }
}

/** Takes back what a run added and couldn't finish: what was whole before stays whole. */
async function takeBack(name: string, base: string, added: readonly OfflineFile[]): Promise<void> {
  const cache = await caches.open(name);
  if (await cache.match(base + manifestName)) {
    await Promise.all(added.map(([file]) => cache.delete(base + file)));
  } else {
    await caches.delete(name);
  }
}

/** Marks a cache as one of a whole build, and deletes what isn't needed any more. */
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
 * Brings what is saved of a version up to date with what was chosen. Each build has its own cache, and
 * the older one answers until the new one is whole: a page is never mixed with code of another build.
 * What both have isn't loaded again.
 *
 * @param base path of the version, with both slashes
 * @throws when something can't be loaded, there is no room, or the host has another build meanwhile
 */
export async function saveVersion(base: string, onProgress: OnProgress = () => {}): Promise<void> {
  const manifest = await loadManifest(base);
  const wanted = toWanted(manifest, forgetDeleted(base, manifest));
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
      await saveFiles(cache, base, missing, older, () => onProgress((done += 1), wanted.length));
      if ((await loadManifest(base)).build !== manifest.build) {
        throw new Error(`${base} got another build while it was being saved.`);
      }
    } catch (error) {
      // When only the network was lost, the next run goes on from here.
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
