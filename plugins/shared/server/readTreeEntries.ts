import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { BuiltVersion } from './findVersion';
import { products, type Product } from '../types';

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
  const file = version.current
    ? 'sidebars.ts'
    : `versioned_sidebars/version-${version.name}-sidebars.json`;
  const absolute = path.join(siteDir, file);
  const sidebars = version.current
    ? ((await import(absolute)) as { default: SidebarsConfig }).default
    : (JSON.parse(await readFile(absolute, 'utf8')) as SidebarsConfig);
  return Object.values(sidebars)
    .flatMap((items) => items as { customProps?: { entries?: readonly Entry[] } }[])
    .flatMap(({ customProps }) => collectEntries(customProps?.entries ?? [], file));
}
