import { useCallback, useEffect, useRef, useState } from 'react';
import type { Product } from '../../../core/types';
import { listFiles, listPacks, listPageFiles, sumSizes, type OfflineManifest } from '../types';
import { findSavedManifest, listCaches, loadManifest, toPathname, trimVersion } from './builds';
import { runForUser, toFailure } from './runs';
import { saveVersion, type SaveOptions } from './saveVersion';
import { registerWorker } from './serviceWorker';
import {
  readAttempt,
  readChoice,
  writeAttempt,
  writeChoice,
  type Attempt,
  type Failure,
} from './storage';

/** A pack as the page shows it, or all of them together. */
export interface SavedPack {
  products: readonly Product[];
  pages: number;
  demos: number;
  /** Bytes of what only it adds; of all packs, of all that is saved. */
  size: number;
  /** Whether it is to be saved, and whether all of it is. */
  isChosen: boolean;
  isSaved: boolean;
}

/** What is saved of a version. */
interface SavedVersion {
  /** Bytes of what comes with each pack. */
  shared: number;
  /** One for each product, and where there are several, all together. */
  packs: SavedPack[];
  /** Pages that are saved because they were read: paths in the version. */
  pages: string[];
  /** The last attempt of the background, if it failed and no other one was made since. */
  failed?: Attempt;
}

/** Lists the paths of all files that are saved of a version. */
async function listSaved(base: string): Promise<Set<string>> {
  const names = await listCaches(base);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map((request) => toPathname(request).slice(base.length)));
}

/** How long the list of what can be saved may take before the saved one is shown, in ms. */
const PATIENCE = 10_000;

/** Loads what can be saved of a version; without network, as it was when it was saved. */
const loadList = (base: string): Promise<OfflineManifest | undefined> =>
  loadManifest(base, AbortSignal.timeout(PATIENCE)).catch(() => findSavedManifest(base));

/** Returns all packs as one. */
function joinPacks(manifest: OfflineManifest, packs: readonly SavedPack[]): SavedPack {
  const products = packs.flatMap((pack) => pack.products);
  return {
    products,
    pages: packs.reduce((sum, { pages }) => sum + pages, 0),
    demos: packs.reduce((sum, { demos }) => sum + demos, 0),
    size: sumSizes(listFiles(manifest, { products, pages: [] })),
    isChosen: packs.every(({ isChosen }) => isChosen),
    isSaved: packs.every(({ isSaved }) => isSaved),
  };
}

/** Reads what of a version can be saved and what is; `null` when there is no list of it. */
async function readSaved(
  base: string,
  list: Promise<OfflineManifest | undefined>,
): Promise<SavedVersion | null> {
  try {
    const manifest = await list;
    if (!manifest) {
      return null;
    }
    const { shared, packs } = listPacks(manifest);
    const saved = await listSaved(base);
    const choice = readChoice(base);
    const attempt = readAttempt(base);
    const has = ([file]: readonly [string, ...unknown[]]) => saved.has(file);
    const each = packs.map(({ product, pages, demos, files }) => ({
      products: [product],
      pages,
      demos,
      size: sumSizes(files),
      isChosen: choice.products.includes(product),
      isSaved: files.every(has) && shared.every(has),
    }));
    return {
      shared: sumSizes(shared),
      packs: each.length > 1 ? [...each, joinPacks(manifest, each)] : each,
      pages: choice.pages.filter((page) => {
        const files = listPageFiles(manifest, page);
        return files.length > 0 && files.every(has);
      }),
      failed: attempt?.failure && attempt,
    };
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Returns the products without some. */
const without = (products: readonly Product[], some: readonly Product[]) =>
  products.filter((product) => !some.includes(product));

/** Changes which products of a version are to be saved. */
function chooseProducts(base: string, change: (products: readonly Product[]) => Product[]): void {
  const { products, pages } = readChoice(base);
  writeChoice(base, { products: change(products), pages });
}

/** Saves products. When that fails, what was saved and chosen before is there again. */
async function savePacks(
  base: string,
  wanted: readonly Product[],
  options: SaveOptions,
): Promise<void> {
  const manifest = await loadManifest(base, options.signal);
  const added = without(wanted, readChoice(base).products);
  chooseProducts(base, (products) => [...products, ...added]);
  try {
    await saveVersion(base, { ...options, manifest });
    writeAttempt(base);
  } catch (error) {
    chooseProducts(base, (products) => without(products, added));
    await trimVersion(base, manifest);
    throw error;
  }
}

/** Removes products, also without network. */
async function removePacks(base: string, unwanted: readonly Product[]): Promise<void> {
  chooseProducts(base, (products) => without(products, unwanted));
  await trimVersion(base, await loadManifest(base).catch(() => undefined));
}

interface State {
  /** Absent until it is known. */
  saved?: SavedVersion | null;
  /** The pack that is being saved or removed, and the share of files that are there. */
  busy?: { pack: SavedPack; share: number };
  failure?: Failure;
}

/**
 * What is saved of a version, and what changes it.
 *
 * @param base path of the version, with both slashes
 */
export function useSavedVersion(base: string) {
  const [state, setState] = useState<State>({});
  const running = useRef<AbortController>(null);
  const list = useRef<Promise<OfflineManifest | undefined>>(null);
  const refresh = useCallback(
    async (failure?: Failure) => {
      list.current ??= loadList(base);
      setState({ saved: await readSaved(base, list.current), failure });
    },
    [base],
  );
  useEffect(() => {
    void refresh();
    return () => running.current?.abort();
  }, [refresh]);

  /** Saves or removes a pack. */
  async function choose(pack: SavedPack, isWanted: boolean): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const showShare = (share: number) =>
      setState(({ saved }) => ({ saved, busy: { pack, share } }));
    showShare(0);
    let failure: Failure | undefined;
    try {
      if (isWanted && !(await registerWorker())) {
        throw new Error('The host has the kill switch in place of the worker.');
      }
      // Firefox asks the user, who may never answer.
      void navigator.storage.persist().catch(() => {});
      await runForUser(controller, () =>
        isWanted
          ? savePacks(base, pack.products, {
              signal,
              onProgress: (done, total) => showShare(done / total),
            })
          : removePacks(base, pack.products),
      );
    } catch (error) {
      const isCancelled = (signal.reason as Error | undefined)?.name === 'AbortError';
      failure = isCancelled ? undefined : toFailure(error);
    }
    await refresh(failure);
  }

  return { ...state, choose, cancel: () => running.current?.abort() };
}
