import type { BuiltVersion } from './findVersion';
import { products, type Product } from '../types';
import { readTree } from './readTree';

/** A page of the reference that a version's tree names. */
export interface TreeEntry {
  product: Product;
  /** Last part of its path: `grid-col-def`. */
  kebabName: string;
  /** The file with the tree, for messages. */
  file: string;
}

interface Entry {
  pathname: string;
  children?: readonly Entry[];
}

const apiPath = new RegExp(`^/x/api/(${products.join('|')})/([^/#]+)$`);

function collectEntries(entries: readonly Entry[], file: string): TreeEntry[] {
  return entries.flatMap(({ pathname, children = [] }) => {
    const [, product, kebabName] = apiPath.exec(pathname) ?? [];
    const own = kebabName ? [{ product: product as Product, kebabName, file }] : [];
    return [...own, ...collectEntries(children, file)];
  });
}

/** Reads the API pages that the tree of a version names. */
export async function readTreeEntries(
  version: BuiltVersion,
  siteDir: string,
): Promise<TreeEntry[]> {
  const { entries, file } = await readTree(version, siteDir);
  return collectEntries(entries, file);
}
