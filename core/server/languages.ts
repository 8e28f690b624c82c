import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { toLanguageTag } from '../languages';
import type { Language, Site } from '../types';

/** Returns the languages besides English that have a folder in `i18n/`, in order. */
export function listTranslations(siteDir: string): Language[] {
  const dir = path.join(siteDir, 'i18n');
  const names = existsSync(dir) ? readdirSync(dir) : [];
  return names.filter((name) => name !== 'en' && toLanguageTag(name) === name).toSorted();
}

/**
 * Returns the languages besides English that the site has or may get: those of `site.ts` in its order,
 * and those that have a folder. Translators look at a language before it is published.
 *
 * @param siteDir absolute path of the project
 */
export function listLanguages(
  { languages = [] }: Pick<Site, 'languages'>,
  siteDir: string,
): Language[] {
  return [...new Set([...languages, ...listTranslations(siteDir)])];
}

/**
 * Finds a language by its tag.
 *
 * @param name `zh`; absent or empty: English
 * @throws an error that lists the languages
 */
export function findLanguage(
  name: string | undefined,
  site: Pick<Site, 'languages'>,
  siteDir: string,
): Language {
  const known = ['en', ...listLanguages(site, siteDir)];
  const language = known.find((item) => item === (name || 'en'));
  if (!language) {
    throw new Error(
      `There is no language "${name}". Languages: ${known.join(', ')}. To add one, run: npm run translations -- --language <tag> --write`,
    );
  }
  return language;
}
