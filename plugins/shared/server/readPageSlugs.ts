import { readPageTitles } from './readPageTitles';

/**
 * Reads the slugs of a version's pages, in order; drafts are no pages.
 *
 * @param versionDir absolute path of the version's folder
 */
export async function readPageSlugs(versionDir: string): Promise<string[]> {
  return (await readPageTitles(versionDir)).map(({ slug }) => slug);
}
