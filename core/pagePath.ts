import { type Language, type Site, type Version, prefixedLanguages, products } from './types';

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

/** A path and the language that it says. */
interface LanguagePath {
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

/** Returns the path that a version is served under, with both slashes. Runs on both sides of the wall. */
export function toVersionPath({ basePath }: Pick<Site, 'basePath'>, version: Version): string {
  return version.name === 'current' || version.host ? basePath : `${basePath}${version.name}/`;
}

/** What a page is about; `null` where it is about no product. An event that needs a value sends `null` as text. */
interface ProductIdentity {
  id: string | null;
  category: string | null;
}

const core = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const docs = ['docs', 'versions', 'production-error'];

/** The product of a page of the advanced components: of its guides and of its reference. */
function findProduct(path: string): string | null {
  const [, guide, reference] = /^\/(?:react-([\w-]+)|api\/([\w-]+))(?:\/|$)/.exec(path) ?? [];
  if (guide) {
    return `x-${guide}`;
  }
  return products.some((product) => product === reference) ? `x-${reference}` : null;
}

/**
 * Says which product and which category of products a page belongs to. Neither a language nor a
 * version in the path changes the answer.
 *
 * @param address path of the page, with query and hash or without
 */
export function toProductIdentity(address: string): ProductIdentity {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/s.exec(toCanonicalPath(address)) ?? [];
  if (core.includes(first)) {
    return { id: first, category: 'core' };
  }
  if (first === 'x') {
    return { id: findProduct(rest.replace(/^\/v\d+(?=\/|$)/, '')), category: 'x' };
  }
  if (first === 'toolpad') {
    const id = /^\/studio(?:\/|$)/.test(rest) ? 'toolpad-studio' : 'toolpad-core';
    return { id, category: 'toolpad' };
  }
  return docs.includes(first) ? { id: 'docs', category: 'docs' } : { id: null, category: null };
}

/**
 * Returns the name that analytics, feedback and ads know a page by: its path without language, hash
 * and query, and without one slash at its end; `/api` at the beginning is `/api-docs`.
 *
 * @param address path of the page, with query and hash or without
 */
export function toCanonicalPath(address: string): string {
  const { path } = splitLanguage(address.replace(/[?#].*$/s, ''));
  return path.replace(/^\/api(?=\/|$)/, '/api-docs').replace(/(?<=.)\/$/, '');
}

/** Returns the names of the hosts that pages are stored on. Runs on both sides of the wall. */
export function toOfflineHosts({ offlineHosts, url }: Site): readonly string[] {
  return offlineHosts ?? [new URL(url).hostname];
}
