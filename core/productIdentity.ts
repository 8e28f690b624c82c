/** How analytics, feedback and ads name a page: apart from `pagePath.ts`, whose code is on every page. */
import { splitLanguage } from './pagePath';
import { type Language, products } from './types';

/** The product of a page; `null` where it has none. An event that needs a value sends `null` as text. */
interface ProductIdentity {
  id: string | null;
  category: string | null;
}

const coreProducts = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const docsPages = ['docs', 'versions', 'production-error'];

/** Returns the product of a page of the advanced components, a guide or a page of the reference. */
function findProduct(path: string): string | null {
  const [, guide, reference] = /^\/(?:react-([\w-]+)|api\/([\w-]+))(?:\/|$)/.exec(path) ?? [];
  if (guide) {
    return `x-${guide}`;
  }
  return products.some((product) => product === reference) ? `x-${reference}` : null;
}

/**
 * Returns which product and which category of products a page belongs to. Neither a language nor a
 * version in the path changes the answer.
 *
 * @param address path of the page, with query and hash or without
 * @param languages those of the site besides English
 */
export function toProductIdentity(
  address: string,
  languages?: readonly Language[],
): ProductIdentity {
  const [, first = '', rest = ''] =
    /^\/([^/]+)(.*)$/s.exec(toCanonicalPath(address, languages)) ?? [];
  if (coreProducts.includes(first)) {
    return { id: first, category: 'core' };
  }
  if (first === 'x') {
    return { id: findProduct(rest.replace(/^\/v\d+(?=\/|$)/, '')), category: 'x' };
  }
  if (first === 'toolpad') {
    const id = /^\/studio(?:\/|$)/.test(rest) ? 'toolpad-studio' : 'toolpad-core';
    return { id, category: 'toolpad' };
  }
  return docsPages.includes(first)
    ? { id: 'docs', category: 'docs' }
    : { id: null, category: null };
}

/**
 * Returns the name that analytics, feedback and ads know a page by: its path without language, hash
 * and query, and without one slash at its end; `/api` at the beginning is `/api-docs`.
 *
 * @param address path of the page, with query and hash or without
 * @param languages those of the site besides English
 */
export function toCanonicalPath(address: string, languages?: readonly Language[]): string {
  const { path } = splitLanguage(address.replace(/[?#].*$/s, ''), languages);
  return path.replace(/^\/api(?=\/|$)/, '/api-docs').replace(/(?<=.)\/$/, '');
}
