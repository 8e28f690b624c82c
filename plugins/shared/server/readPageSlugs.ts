import { readFile } from 'node:fs/promises';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';

/**
 * Reads the slugs of a version's pages, in order; drafts are no pages.
 *
 * @param versionDir absolute path of the version's folder
 */
export async function readPageSlugs(versionDir: string): Promise<string[]> {
  const files = await Globby('**/*.{md,mdx}', {
    cwd: versionDir,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  const slugs = await Promise.all(
    files.map(async (filePath) => {
      const fileContent = await readFile(filePath, 'utf8');
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      return frontMatter.draft === true ? undefined : frontMatter.slug;
    }),
  );
  return slugs.filter((slug) => typeof slug === 'string').toSorted();
}
