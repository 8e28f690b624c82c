import type { Api } from '../types';
import { assignDemos } from './assignDemos';
import { readGuides } from './readGuides';

/**
 * Gives the reference of a version the pages and demos that show what is in it.
 *
 * @param versionDir absolute path of the version's folder
 */
export async function addDemos(apis: readonly Api[], versionDir: string): Promise<Api[]> {
  return assignDemos(apis, await readGuides(versionDir));
}
