import type { Language, Site } from '../../../core/types';
import { toLanguageLabel } from './toLanguageLabel';

/** Returns the other languages of the site, as the menu of one language shows them. */
export function toLanguageLinks({ languages = [] }: Pick<Site, 'languages'>, own: Language) {
  const all: readonly Language[] = languages.length > 0 ? ['en', ...languages] : [];
  return all
    .filter((language) => language !== own)
    .map((language) => ({ language, label: toLanguageLabel(language) }));
}
