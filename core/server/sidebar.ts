import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadFreshModule } from '@docusaurus/utils';
import type { NavigationEntry } from '../navigation';
import { type Product, products } from '../types';
import { readText } from './pageSource';
import type { BuiltVersion } from './versions';

/** The sidebar of a version as its author wrote it. */
export interface Sidebar {
  /** The file that has it, for messages. */
  file: string;
  entries: readonly NavigationEntry[];
}

/** Returns the file of a version's sidebar, from the project's folder. */
export const toSidebarFile = ({ name }: Pick<BuiltVersion, 'name'>): string =>
  name === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`;

async function readSidebarJson(absolute: string, file: string): Promise<SidebarsConfig> {
  const text = await readText(absolute);
  try {
    return JSON.parse(text) as SidebarsConfig;
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}. Correct it.`);
  }
}

/**
 * Reads the sidebar of a version.
 *
 * @param siteDir absolute path of the project
 */
export async function readSidebar(
  version: Pick<BuiltVersion, 'name'>,
  siteDir: string,
): Promise<Sidebar> {
  const file = toSidebarFile(version);
  const absolute = path.join(siteDir, file);
  const sidebars = file.endsWith('.ts')
    ? // As it is now: the development server asks again when it was changed.
      ((await loadFreshModule(absolute)) as SidebarsConfig)
    : await readSidebarJson(absolute, file);
  const items = Object.values(sidebars).flatMap(
    (list) => list as { customProps?: { entries?: readonly NavigationEntry[] } }[],
  );
  return { file, entries: items.flatMap(({ customProps }) => customProps?.entries ?? []) };
}

/** Returns all entries of a sidebar, groups before what is in them. */
export const flattenEntries = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...flattenEntries(entry.children ?? [])]);

/** A page of the reference that a version's sidebar names. */
export interface ApiEntry {
  product: Product;
  /** Last part of its path: `grid-col-def`. */
  kebabName: string;
  /** The file of the sidebar, for messages. */
  file: string;
}

const apiPath = new RegExp(`^/api/(${products.join('|')})/([^/#]+)$`);

/** Reads the API pages that the sidebar of a version names. */
export async function readApiEntries(version: BuiltVersion, siteDir: string): Promise<ApiEntry[]> {
  const { entries, file } = await readSidebar(version, siteDir);
  return flattenEntries(entries).flatMap(({ pathname }) => {
    const [, product, kebabName] = apiPath.exec(pathname) ?? [];
    return kebabName ? [{ product: product as Product, kebabName, file }] : [];
  });
}
