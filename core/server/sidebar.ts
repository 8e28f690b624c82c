import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadFreshModule } from '@docusaurus/utils';
import type { NavigationEntry } from '../navigation';
import { toSlug } from '../pagePath';
import { toStartSlug } from '../subject';
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

/** The title of the group with the reference of a product, where its owner wrote none. */
export const referenceTitle = 'API reference';

/** Returns entries with others after one of them, wherever in their groups it is. */
const insertAfter = (
  entries: readonly NavigationEntry[],
  slug: string,
  added: readonly NavigationEntry[],
): NavigationEntry[] =>
  entries.flatMap((entry) => [
    entry.children ? { ...entry, children: insertAfter(entry.children, slug, added) } : entry,
    ...(toSlug(entry.pathname) === slug ? added : []),
  ]);

const names = (entries: readonly NavigationEntry[], slug: string) =>
  flattenEntries(entries).some(({ pathname }) => toSlug(pathname) === slug);

/** Adds the reference of a product: after its index, or else to the group of the product's first page. */
function addReference(
  entries: readonly NavigationEntry[],
  product: Product,
  pages: readonly NavigationEntry[],
): NavigationEntry[] {
  const index = `/api/${product}`;
  if (names(entries, index)) {
    return insertAfter(entries, index, pages);
  }
  const group: NavigationEntry = {
    pathname: `${index}-group`,
    title: referenceTitle,
    children: [{ pathname: index }, ...pages],
  };
  const place = entries.findIndex(
    ({ children }) => children && names(children, toStartSlug(product)),
  );
  return place < 0
    ? [...entries, group]
    : entries.map((entry, position) =>
        position === place ? { ...entry, children: [...(entry.children ?? []), group] } : entry,
      );
}

/**
 * Returns the entries of a sidebar with the whole reference of each product of which they name no page.
 *
 * @param slugs of the version's pages that are not documents
 */
export function completeEntries(
  entries: readonly NavigationEntry[],
  slugs: readonly string[],
): readonly NavigationEntry[] {
  return products.reduce<readonly NavigationEntry[]>((completed, product) => {
    const isPage = (slug: string) => slug.startsWith(`/api/${product}/`);
    const pages = slugs.filter(isPage).toSorted();
    return pages.length === 0 || flattenEntries(entries).some(({ pathname }) => isPage(pathname))
      ? completed
      : addReference(
          completed,
          product,
          pages.map((pathname) => ({ pathname })),
        );
  }, entries);
}

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
