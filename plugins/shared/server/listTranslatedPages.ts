import { Globby } from '@docusaurus/utils';
import { prefixedLanguages } from '../types';
import { toTranslatedDir } from './toTranslatedDir';

/** Returns the translated pages of a version in all languages: files from the project's folder, in order. */
export async function listTranslatedPages(
  siteDir: string,
  { name }: { name: string },
): Promise<string[]> {
  const patterns = prefixedLanguages.map(
    (language) => `${toTranslatedDir(language, name)}/**/*.{md,mdx}`,
  );
  return (await Globby(patterns, { cwd: siteDir })).toSorted();
}
