import type { Api } from '../types';
import { assignDemos } from './assignDemos';
import { readGuides } from './readGuides';

/**
 * Gives the reference of a version the pages and demos that show what is in it.
 *
 * @param versionDir absolute path of the version's folder
 * @param titles titles of pages in the language of the build, by their English ones
 */
export async function addDemos(
  apis: readonly Api[],
  versionDir: string,
  titles: Readonly<Record<string, string>>,
): Promise<Api[]> {
  const guides = await readGuides(versionDir);
  const translated = guides.map((guide) => ({
    ...guide,
    title: titles[guide.title] ?? guide.title,
  }));
  return assignDemos(apis, translated);
}
