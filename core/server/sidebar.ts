import type { NavigationEntry } from '../navigation';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadFreshModule } from '@docusaurus/utils';
import { type Product, products } from '../types';
import type { BuiltVersion } from './versions';

/** The tree of a version, and the file that has it, for messages. */
export interface Tree {
  file: string;
  entries: readonly NavigationEntry[];
}

/**
 * Reads the tree of a version.
 *
 * @param siteDir absolute path of the project
 */
export async function readTree(
  { name, current }: { name: string; current: boolean },
  siteDir: string,
): Promise<Tree> {
  const file = current ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`;
  const absolute = path.join(siteDir, file);
  const sidebars = current
    ? // As it is now: the development server asks again when it was changed.
      ((await loadFreshModule(absolute)) as SidebarsConfig)
    : (JSON.parse(await readFile(absolute, 'utf8')) as SidebarsConfig);
  const items = Object.values(sidebars).flatMap(
    (list) => list as { customProps?: { entries?: readonly NavigationEntry[] } }[],
  );
  return { file, entries: items.flatMap(({ customProps }) => customProps?.entries ?? []) };
}

/** Returns all entries of a sidebar, groups before what is in them. */
export const flattenEntries = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...flattenEntries(entry.children ?? [])]);

/** A page of the reference that a version's tree names. */
export interface TreeEntry {
  product: Product;
  /** Last part of its path: `grid-col-def`. */
  kebabName: string;
  /** The file with the tree, for messages. */
  file: string;
}

const apiPath = new RegExp(`^/x/api/(${products.join('|')})/([^/#]+)$`);

/** Reads the API pages that the tree of a version names. */
export async function readTreeEntries(
  version: BuiltVersion,
  siteDir: string,
): Promise<TreeEntry[]> {
  const { entries, file } = await readTree(version, siteDir);
  return flattenEntries(entries).flatMap(({ pathname }) => {
    const [, product, kebabName] = apiPath.exec(pathname) ?? [];
    return kebabName ? [{ product: product as Product, kebabName, file }] : [];
  });
}
