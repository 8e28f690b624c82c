import type { Product } from '../../core/types';

/** A file that pages need without network: its path in the version, a hash of what is in it, its bytes. */
export type OfflineFile = [path: string, revision: string, size: number];

/** What a reader chooses to keep: the pages of a product. */
export interface OfflinePack {
  product: Product;
  pages: number;
  demos: number;
  /** HTML, Markdown and data of its pages. */
  files: OfflineFile[];
}

/** What a version needs without network, `offline.json` in its folder. */
export interface OfflineManifest {
  /** A hash of all that it lists. What is stored of one build is never mixed with another. */
  build: string;
  /** What every page needs: code, styles, fonts, search; and the pages that are about no product. */
  shell: OfflineFile[];
  packs: OfflinePack[];
}

/** Where the manifest of a version is, from the version's path. */
export const manifestName = 'offline.json';

/** The page that says what is stored, from a version's path. */
export const offlinePage = 'offline';

/** What the names of all caches begin with that pages fill; the path of a version and a build follow. */
export const cachePrefix = 'offline:';
