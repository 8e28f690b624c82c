import { products } from '../../../core/types';

const reference = new RegExp(`^/api/(?:${products.join('|')})(?=/|$)`);

/**
 * Returns which page's picture a page shows: its own, but pages of the reference the one of their
 * product, and what is no document the one of the home page.
 *
 * @param documents slugs of the documents
 */
export function toPictureSlug(slug: string, documents: ReadonlySet<string>): string {
  const [product] = reference.exec(slug) ?? [];
  return product ?? (documents.has(slug) ? slug : '/');
}
