import type { Product } from '../../core/types';

/** A file that pages need offline: its path in the version, a hash of its content, its bytes. */
export type OfflineFile = [path: string, revision: string, size: number];

/** What users choose to save: the pages of a product. */
export interface OfflinePack {
  product: Product;
  pages: number;
  demos: number;
  /** HTML, Markdown and data of its pages. */
  files: OfflineFile[];
}

/** What a version needs offline: `offline.json` in its folder. */
export interface OfflineManifest {
  /** A hash of all that it lists. What is saved of one build is never mixed with another. */
  build: string;
  /** What every page needs: code, styles, fonts, search; and the pages that are about no product. */
  shell: OfflineFile[];
  packs: OfflinePack[];
}

/** Name of the manifest in a version's folder. */
export const manifestName = 'offline.json';

/** Path of the page that shows what is saved, in a version. */
export const offlinePage = 'offline';

/** Prefix of the names of all caches that pages fill; the path of a version and a build follow. */
export const cachePrefix = 'offline:';

/** Returns the page that a file belongs to: `react-charts/bars.js.md` is the Markdown of `react-charts/bars`. */
export const toPage = (file: string): string => file.replace(/(?:\.js)?\.(?:md|json)$/, '');

/** Adds up the bytes of files. */
export const sumSizes = (files: readonly OfflineFile[]): number =>
  files.reduce((total, [, , size]) => total + size, 0);

/** Returns a size as people know it: `9.1 MB`. */
export const toMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
