import { createHash } from 'node:crypto';
import { products, type Product } from '../../../core/types';
import type { OfflineFile, OfflineManifest } from '../types';

/** A page with what a pack says of it. */
export interface PackedPage {
  /** Path in the version, as files have it: `react-data-grid/sorting`. */
  path: string;
  product?: Product;
  demos: number;
}

/** The page that a file belongs to: `react-charts/bars.js.md` is the Markdown of `react-charts/bars`. */
const toPagePath = (file: string) => file.replace(/(?:\.js)?\.(?:md|json)$/, '');

/**
 * Sorts the files of a version into packs: the pages of each product, and the shell, which is all
 * that is left and comes with each. Code stands in the shell whole, the demos' too: which of it a
 * page asks for is known in the browser alone, and a stored page must lack nothing.
 */
export function toOfflineManifest(
  files: readonly OfflineFile[],
  pages: readonly PackedPage[],
): OfflineManifest {
  const productOf = new Map(pages.map((page) => [page.path, page.product]));
  const findProduct = ([file]: OfflineFile) => productOf.get(toPagePath(file));
  const packs = products.map((product) => {
    const own = pages.filter((page) => page.product === product);
    return {
      product,
      pages: own.length,
      demos: own.reduce((sum, { demos }) => sum + demos, 0),
      files: files.filter((file) => findProduct(file) === product),
    };
  });
  return {
    build: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12),
    shell: files.filter((file) => findProduct(file) === undefined),
    packs: packs.filter(({ pages: count }) => count > 0),
  };
}
