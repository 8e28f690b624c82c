import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import path from 'node:path';
import { throwProblems } from '../../../core/server/problems';
import type { ExtraPage, NavigationEntry } from '../types';
import { checkEntries } from './checkEntries';
import { checkPages } from './checkPages';
import { checkTree } from './checkTree';
import { placeEntries } from './placeEntries';
import { toPages } from './toPages';
import { toSidebarItems } from './toSidebarItems';

type Generator = NonNullable<PluginOptions['sidebarItemsGenerator']>;

/**
 * Returns the docs plugin's `sidebarItemsGenerator`: it makes the sidebar of a version from its tree.
 *
 * @param extraPages the version's pages that are not documents, by slug
 * @param basePath path of the version, with both slashes
 * @throws (the generator) an error that lists all that is wrong with the tree and with the pages
 */
export function createSidebarItemsGenerator(
  extraPages: Readonly<Record<string, ExtraPage>>,
  basePath: string,
): Generator {
  return ({ item, version, docs }) => {
    const entries = (item.customProps?.entries ?? []) as readonly NavigationEntry[];
    const { versionName } = version;
    const name = versionName === 'current' ? 'the current version' : versionName;
    const placed = placeEntries(entries, `sidebar of ${name}`);
    const pages = toPages(docs);
    const dir = path.relative(process.cwd(), version.contentPath);
    throwProblems(`The navigation of ${name} cannot be built`, [
      ...checkEntries(placed),
      ...checkPages(pages),
      ...checkTree(placed, pages, extraPages, dir),
    ]);
    return toSidebarItems(entries, pages, extraPages, basePath);
  };
}
