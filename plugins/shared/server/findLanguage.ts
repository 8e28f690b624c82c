import { prefixedLanguages, type Language } from '../types';

/**
 * Finds a language by its two letters. One that `site.ts` does not list can be looked at too: so a
 * translator sees what is there before it is published.
 *
 * @param name `zh`; English when absent
 * @throws an error that lists the languages
 */
export function findLanguage(name: string | undefined): Language {
  const known: readonly Language[] = ['en', ...prefixedLanguages];
  const language = known.find((item) => item === (name || 'en'));
  if (!language) {
    throw new Error(
      `There is no language "${name}". Languages: ${known.join(', ')}. Another is added to prefixedLanguages in plugins/shared/types.ts.`,
    );
  }
  return language;
}
