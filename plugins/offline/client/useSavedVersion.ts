import { useCallback, useEffect, useState } from 'react';
import type { Product } from '../../../core/types';
import { sumSizes } from '../types';
import { saveVersion } from './saveVersion';
import { registerWorker } from './serviceWorker';
import { listCaches, loadManifest, readChoice, toPathname, writeChoice } from './storage';

/** A pack as the page shows it. */
export interface SavedPack {
  product: Product;
  pages: number;
  demos: number;
  /** Bytes of the files that no other pack has. */
  size: number;
  /** Whether it is to be saved, and whether all of it is. */
  isChosen: boolean;
  isSaved: boolean;
}

/** What is saved of a version. */
interface SavedVersion {
  /** Bytes of what all packs share. */
  shell: number;
  packs: SavedPack[];
  /** Pages that are saved because they were read: paths in the version. */
  pages: string[];
}

/** Why a pack couldn't be saved. */
export type Failure = 'full' | 'failed';

/** Lists the paths of all files that are saved of a version. */
async function listSaved(base: string): Promise<Set<string>> {
  const names = await listCaches(base);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map((request) => toPathname(request).slice(base.length)));
}

/** Reads what can be saved of a version and what is; `null` when the host or the network has no list of it. */
async function readSaved(base: string): Promise<SavedVersion | null> {
  try {
    const { shell, packs } = await loadManifest(base);
    const saved = await listSaved(base);
    const choice = readChoice(base);
    return {
      shell: sumSizes(shell),
      packs: packs.map(({ product, pages, demos, files }) => ({
        product,
        pages,
        demos,
        size: sumSizes(files),
        isChosen: choice.products.includes(product),
        isSaved: files.every(([file]) => saved.has(file)),
      })),
      pages: choice.pages.filter((page) => saved.has(page)),
    };
  } catch {
    return null;
  }
}

interface State {
  /** Absent until it is known. */
  saved?: SavedVersion | null;
  /** The pack that is being saved or removed, and the share of files that are there. */
  busy?: { product: Product; share: number };
  failure?: Failure;
}

/**
 * What is saved of a version, and what changes it.
 *
 * @param base path of the version, with both slashes
 */
export function useSavedVersion(base: string) {
  const [state, setState] = useState<State>({});
  const refresh = useCallback(
    async (failure?: Failure) => setState({ saved: await readSaved(base), failure }),
    [base],
  );
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser saves is outside of React
    void refresh();
  }, [refresh]);

  /** Saves or removes a pack. */
  async function choose(product: Product, isWanted: boolean): Promise<void> {
    const showShare = (share: number) =>
      setState(({ saved }) => ({ saved, busy: { product, share } }));
    const before = readChoice(base);
    const others = before.products.filter((other) => other !== product);
    writeChoice(base, { ...before, products: isWanted ? [...others, product] : others });
    showShare(0);
    try {
      await registerWorker(isWanted);
      await navigator.storage.persist();
      await navigator.locks.request('offline', () =>
        saveVersion(base, (done, total) => showShare(done / total)),
      );
      await refresh();
    } catch (error) {
      writeChoice(base, before);
      await refresh((error as Error).name === 'QuotaExceededError' ? 'full' : 'failed');
    }
  }

  return { ...state, choose };
}
