import type { Language } from '../types';

/** Pages that are there once, for all languages. */
const shared = /^\/(?:blog(?:\/|$)|size-snapshot(?:\/|$))/;

/**
 * Returns the path of a page in a language. English has no prefix; the blog and the size snapshot
 * never get one.
 *
 * @param path of the page in English, with a slash at its beginning
 */
export function addLanguage(path: string, language: Language): string {
  return language === 'en' || shared.test(path) ? path : `/${language}${path}`;
}
