import { readFile } from 'node:fs/promises';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { mapFiles } from './mapFiles';

/** A page of a version, as its front matter has it. */
export interface PageTitle {
  slug: string;
  title: string;
}

/**
 * Reads the pages of a folder, ordered by slug; drafts are no pages.
 *
 * @param dir absolute path
 */
export async function readPageTitles(dir: string): Promise<PageTitle[]> {
  const files = await Globby('**/*.{md,mdx}', {
    cwd: dir,
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  const pages = await mapFiles(files, async (filePath) => {
    const fileContent = await readFile(filePath, 'utf8');
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    const { slug, title, draft } = frontMatter;
    return typeof slug === 'string' && draft !== true ? [{ slug, title: String(title) }] : [];
  });
  return pages.flat().toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}
