import type { Language, Site, Version } from './types';

/** Pages that exist once for all languages. */
const sharedPages = /^\/(?:blog(?:\/|$)|size-snapshot(?:\/|$))/;

/**
 * Returns the path of a page in a language. English has no prefix; the blog and the size snapshot
 * never get one.
 *
 * @param path of the page in English, with a slash at its beginning
 */
export function addLanguage(path: string, language: Language): string {
  return language === 'en' || sharedPages.test(path) ? path : `/${language}${path}`;
}

/** A path, split. */
interface LanguagePath {
  language: Language;
  /** The path without the language; it begins with a slash. */
  path: string;
}

/**
 * Takes the language off a path: `/zh/x/react-charts` is `/x/react-charts` in Chinese. Any other
 * beginning, only a language (`/zh`) and `/en/…` are not prefixes, and the path stays as it is.
 *
 * @param path with a slash at its beginning; an empty one counts as `/`
 * @param languages those of the site besides English
 */
export function splitLanguage(path: string, languages: readonly Language[] = []): LanguagePath {
  const language = languages.find((item) => path.startsWith(`/${item}/`));
  return language
    ? { language, path: path.slice(language.length + 1) }
    : { language: 'en', path: path || '/' };
}

/** Returns the path that a version is served under, with both slashes. */
export function toVersionPath({ basePath }: Pick<Site, 'basePath'>, version: Version): string {
  return version.name === 'current' || version.host ? basePath : `${basePath}${version.name}/`;
}

/** Returns the slug of a path below a version's: `/react-charts/` → `/react-charts`. */
export function toSlug(pathname: string): string {
  const [path = '', hash] = pathname.split('#');
  return path.replace(/(?<=.)\/$/, '') + (hash === undefined ? '' : `#${hash}`);
}

/** Returns the names of the hosts on which pages can be saved. */
export function toOfflineHosts({ offlineHosts, url }: Site): readonly string[] {
  return offlineHosts ?? [new URL(url).hostname];
}
