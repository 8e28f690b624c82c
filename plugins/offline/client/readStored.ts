import type { Product } from '../../../core/types';
import type { OfflineFile, OfflineManifest } from '../types';
import { readChoice } from './choice';
import { listCaches } from './listCaches';
import { loadManifest } from './loadManifest';

/** A pack as the page shows it. */
export interface StoredPack {
  product: Product;
  pages: number;
  demos: number;
  /** Bytes of its own files. */
  size: number;
  /** Whether it is to be stored, and whether all of it is. */
  isChosen: boolean;
  isStored: boolean;
}

/** What is stored of a version. */
export interface StoredVersion {
  /** Bytes of what every pack brings along once. */
  shell: number;
  packs: StoredPack[];
  /** Pages that are stored because they were read: paths in the version. */
  pages: string[];
}

const toSize = (files: readonly OfflineFile[]) =>
  files.reduce((total, [, , size]) => total + size, 0);

/** Returns the paths of all files that are stored of a version. */
async function listFiles(base: string): Promise<Set<string>> {
  const names = await listCaches(base);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname.slice(base.length)));
}

const toPack = (
  { product, pages, demos, files }: OfflineManifest['packs'][number],
  stored: ReadonlySet<string>,
  chosen: readonly Product[],
): StoredPack => ({
  product,
  pages,
  demos,
  size: toSize(files),
  isChosen: chosen.includes(product),
  isStored: files.every(([file]) => stored.has(file)),
});

/**
 * Reads what can be stored of a version and what is.
 *
 * @param base path of the version, with both slashes
 * @returns nothing where its list cannot be had: the host has it not, or there is no network
 */
export async function readStored(base: string): Promise<StoredVersion | undefined> {
  try {
    const { shell, packs } = await loadManifest(base);
    const stored = await listFiles(base);
    const { products, pages } = readChoice(base);
    return {
      shell: toSize(shell),
      packs: packs.map((pack) => toPack(pack, stored, products)),
      pages: pages.filter((page) => stored.has(page)),
    };
  } catch {
    return undefined;
  }
}
