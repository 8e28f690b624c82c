import { addLanguage } from '../page-path/addLanguage';
import type { Language, Site } from '../types';

/**
 * Returns the site as the pages of a language know it: their links stay in the language. A language
 * that is built is one that is offered.
 */
export function localizeSite(site: Site, language: Language): Site {
  const { languages = [] } = site;
  return language === 'en'
    ? site
    : {
        ...site,
        basePath: addLanguage(site.basePath, language),
        languages: [...new Set([...languages, language])],
      };
}
