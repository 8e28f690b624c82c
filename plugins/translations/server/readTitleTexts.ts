import type { Language } from '../../../core/types';
import { titlesFile } from './collectFiles';
import { readTranslations } from './readTranslations';

/**
 * Reads the titles of a language, those that are there, by their English ones.
 *
 * @param siteDir absolute path of the project
 */
export async function readTitleTexts(
  language: Language,
  siteDir: string,
): Promise<Record<string, string>> {
  if (language === 'en') {
    return {};
  }
  const file = await readTranslations(siteDir, `i18n/${language}/${titlesFile}`);
  const texts = Object.entries(file).map(([title, { message }]) => [title, message] as const);
  return Object.fromEntries(texts.filter(([, message]) => message));
}
