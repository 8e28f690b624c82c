import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import path from 'node:path';
import { throwProblems } from '../../shared/server/throwProblems';
import type { NavigationEntry } from '../types';
import { checkEntries } from './checkEntries';
import { checkPages } from './checkPages';
import { checkTree } from './checkTree';
import { placeEntries } from './placeEntries';
import { toPages } from './toPages';
import { toSidebarItems } from './toSidebarItems';

/**
 * The docs plugin's `sidebarItemsGenerator`: makes the sidebar of a version from its tree.
 *
 * @throws an error that lists all that is wrong with the tree and with the pages
 */
export const generateSidebarItems: PluginOptions['sidebarItemsGenerator'] = ({
  item,
  version,
  docs,
}) => {
  const entries = (item.customProps?.entries ?? []) as readonly NavigationEntry[];
  const { versionName } = version;
  const name = versionName === 'current' ? 'the current version' : versionName;
  const placed = placeEntries(entries, `sidebar of ${name}`);
  const pages = toPages(docs);
  const dir = path.relative(process.cwd(), version.contentPath);
  throwProblems(`The navigation of ${name} cannot be built`, [
    ...checkEntries(placed),
    ...checkPages(pages),
    ...checkTree(placed, pages, dir),
  ]);
  return toSidebarItems(entries, pages);
};
