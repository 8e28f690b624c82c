import { splitLanguage } from '../../../core/pagePath';

/** Returns the address of the English page of a page. */
export function toEnglishUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + splitLanguage(pathname).path;
}
