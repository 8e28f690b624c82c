import { prefixedLanguages, type Language } from '../types';

/** A path and the language that it says. */
export interface LanguagePath {
  language: Language;
  /** The path without the language; it begins with a slash. */
  path: string;
}

/**
 * Takes the language off a path: `/zh/x/react-charts` is `/x/react-charts` in Chinese. Any other
 * beginning, a language alone (`/zh`) and `/en/…` are no prefix, and the path stays as it is.
 *
 * @param path with a slash at its beginning; an empty one counts as `/`
 */
export function splitLanguage(path: string): LanguagePath {
  const language = prefixedLanguages.find((item) => path.startsWith(`/${item}/`));
  return language
    ? { language, path: path.slice(language.length + 1) }
    : { language: 'en', path: path || '/' };
}
