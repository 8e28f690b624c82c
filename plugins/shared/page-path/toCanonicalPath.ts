import { splitLanguage } from './splitLanguage';

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
