import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { NavigationEntry } from '../../navigation/types';

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
