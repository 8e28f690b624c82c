import { useCallback, useEffect, useState } from 'react';
import type { Product } from '../../../core/types';
import type { OfflineFile, OfflineManifest } from '../types';
import { listCaches, loadManifest } from './buildCaches';
import { readChoice, writeChoice } from './choice';
import { storeVersion } from './saveVersion';
import { registerWorker } from './serviceWorker';

/** Returns a size as a reader knows it: `9.1 MB`. */
export const toMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

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
interface StoredVersion {
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
async function readStored(base: string): Promise<StoredVersion | undefined> {
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

/** What went wrong when a pack was to be stored. */
export type Failure = 'full' | 'failed';

interface State {
  /** Absent until it is known; `null` where its list cannot be had. */
  stored?: StoredVersion | null;
  /** The pack that is being stored, and the share of files that are there. */
  busy?: { product: Product; share: number };
  failure?: Failure;
}

/** What is stored of a version, and what changes it. */
export function useStoredVersion(base: string) {
  const [state, setState] = useState<State>({});
  const refresh = useCallback(
    async (failure?: Failure) => setState({ stored: (await readStored(base)) ?? null, failure }),
    [base],
  );
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser stores is kept outside of React
    void refresh();
  }, [refresh]);

  /** Stores a pack, or takes it away. */
  async function choose(product: Product, isWanted: boolean): Promise<void> {
    const before = readChoice(base);
    const others = before.products.filter((other) => other !== product);
    writeChoice(base, { ...before, products: isWanted ? [...others, product] : others });
    setState(({ stored }) => ({ stored, busy: { product, share: 0 } }));
    try {
      await registerWorker(isWanted);
      await navigator.storage.persist();
      await navigator.locks.request('offline', () =>
        storeVersion(base, readChoice(base), (done, total) =>
          setState(({ stored }) => ({ stored, busy: { product, share: done / total } })),
        ),
      );
      await refresh();
    } catch (error) {
      writeChoice(base, before);
      await refresh((error as Error).name === 'QuotaExceededError' ? 'full' : 'failed');
    }
  }

  return { ...state, choose };
}
