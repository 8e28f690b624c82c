import type { NavigationEntry } from '../../navigation/types';
import type { BuiltVersion } from '../../../core/server/versions';
import { readPageTitles } from '../../../core/server/titles';
import { readTree } from '../../../core/server/sidebar';
import type { Title } from '../types';
import { toTitles } from './toTitles';

/** Reads the titles of a version: those of its pages in the order of the tree, then other names of the tree. */
export async function readTitles(version: BuiltVersion, siteDir: string): Promise<Title[]> {
  const { entries } = await readTree(version, siteDir);
  return toTitles(entries as readonly NavigationEntry[], await readPageTitles(version.dir));
}
