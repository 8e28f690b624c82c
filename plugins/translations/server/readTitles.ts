import type { NavigationEntry } from '../../navigation/types';
import type { BuiltVersion } from '../../shared/server/findVersion';
import { readPageTitles } from '../../shared/server/readPageTitles';
import { readTree } from '../../shared/server/readTree';
import type { Title } from '../types';
import { toTitles } from './toTitles';

/** Reads the titles of a version: those of its pages in the order of the tree, then other names of the tree. */
export async function readTitles(version: BuiltVersion, siteDir: string): Promise<Title[]> {
  const { entries } = await readTree(version, siteDir);
  return toTitles(entries as readonly NavigationEntry[], await readPageTitles(version.dir));
}
