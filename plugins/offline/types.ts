import type { Product } from '../../core/types';

/** A file that pages need offline: its path in the version, a hash of its content, its bytes. */
export type OfflineFile = [path: string, hash: string, size: number];

/** A page, with what it needs beside the shell. */
export interface OfflinePage {
  /** Absent when it is about no product. */
  product?: Product;
  demos: number;
  /** Indices of its files: HTML, Markdown, data, pictures, its own code and that of its demos. */
  files: readonly number[];
}

/** What a version needs offline: `offline.json` in its folder. */
export interface OfflineManifest {
  /** A hash of all that it lists. What is saved of one build is never mixed with another. */
  build: string;
  files: readonly OfflineFile[];
  /** Indices of the files that every page needs: the platform's code, styles, fonts, search. */
  shell: readonly number[];
  /** By path in the version. */
  pages: Readonly<Record<string, OfflinePage>>;
}

/** Name of the manifest in a version's folder. */
export const manifestName = 'offline.json';

/** Path of the page that shows what is saved, in a version. */
export const offlinePage = 'offline';

/** Prefix of the names of all caches that pages fill; the path of a version and a build follow. */
export const cachePrefix = 'offline:';

/**
 * Name of the channel that stops downloads in the background: `pause` makes way for what a user saves,
 * `end` is the kill switch.
 */
export const channelName = 'offline';

/** Type of the message that asks a worker whether it is at work. */
export const workerQuestion = 'IS_AT_WORK';

/** What a user chose to save of a version, and what is saved because it was read. */
export interface Choice {
  products: readonly Product[];
  /** Paths in the version, the latest first. */
  pages: readonly string[];
}

const pick = ({ files }: OfflineManifest, indices: Iterable<number>): OfflineFile[] =>
  [...indices].map((index) => files[index]).filter((file) => file !== undefined);

/** Returns the files that a page needs beside the shell. */
export const listPageFiles = (manifest: OfflineManifest, page: string): OfflineFile[] =>
  pick(manifest, manifest.pages[page]?.files ?? []);

/**
 * Returns the files that a choice needs, the shell first: a page doesn't work without it. With a product
 * come the pages that are about none.
 */
export function listFiles(manifest: OfflineManifest, { products, pages }: Choice): OfflineFile[] {
  const isChosen = ([path, { product }]: [string, OfflinePage]) =>
    pages.includes(path) || (product ? products.includes(product) : products.length > 0);
  const chosen = Object.entries(manifest.pages).filter(isChosen);
  if (chosen.length === 0) {
    return [];
  }
  return pick(manifest, new Set([...manifest.shell, ...chosen.flatMap(([, { files }]) => files)]));
}

/** The pages of a product, as users choose them. */
export interface OfflinePack {
  product: Product;
  pages: number;
  demos: number;
  /** What only it adds to the shell and the pages about no product. */
  files: OfflineFile[];
}

/** Returns what comes with each pack, and the packs. */
export function listPacks(manifest: OfflineManifest): {
  shared: OfflineFile[];
  packs: OfflinePack[];
} {
  const pages = Object.values(manifest.pages);
  const general = pages.filter(({ product }) => !product).flatMap(({ files }) => files);
  const shared = new Set([...manifest.shell, ...general]);
  const products = [...new Set(pages.flatMap(({ product }) => product ?? []))];
  const packs = products.map((product) => {
    const own = pages.filter((page) => page.product === product);
    const indices = new Set(own.flatMap(({ files }) => files));
    return {
      product,
      pages: own.length,
      demos: own.reduce((sum, { demos }) => sum + demos, 0),
      files: pick(
        manifest,
        [...indices].filter((index) => !shared.has(index)),
      ),
    };
  });
  return { shared: pick(manifest, shared), packs };
}

/** Adds up the bytes of files. */
export const sumSizes = (files: readonly OfflineFile[]): number =>
  files.reduce((total, [, , size]) => total + size, 0);
