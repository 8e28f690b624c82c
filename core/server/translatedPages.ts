import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Language } from '../types';
import { listTranslations } from './languages';

/** Returns the folder of a version's pages in a language, relative to the project. */
export function toTranslatedDir(language: Language, version: string): string {
  const folder = version === 'current' ? 'current' : `version-${version}`;
  return path.posix.join('i18n', language, 'docusaurus-plugin-content-docs', folder);
}

/**
 * Returns the English file of a translated page, which has its demos beside it. An English file is
 * returned as it is.
 *
 * @param file absolute path, or one from the project's folder
 */
export function toEnglishFile(file: string): string {
  return file.replace(
    /\bi18n[\\/][^\\/]+[\\/]docusaurus-plugin-content-docs[\\/](current|version-[^\\/]+)(?=[\\/])/,
    (_match, folder: string) => (folder === 'current' ? 'docs' : `versioned_docs/${folder}`),
  );
}

/** Returns the files of a version's translated pages in all languages, sorted, relative to the project. */
export async function listTranslatedPages(
  siteDir: string,
  { name }: { name: string },
): Promise<string[]> {
  const patterns = listTranslations(siteDir).map(
    (language) => `${toTranslatedDir(language, name)}/**/*.{md,mdx}`,
  );
  return (await Globby(patterns, { cwd: siteDir })).toSorted();
}
