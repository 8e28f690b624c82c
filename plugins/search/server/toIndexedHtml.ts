import type { Product } from '../../../core/types';

/**
 * Returns the HTML of a page with the product that its text is filtered by.
 *
 * @param html as Docusaurus wrote it
 */
export const toIndexedHtml = (html: string, product: Product | undefined): string =>
  product ? html.replace('<article', `<article data-pagefind-filter="product:${product}"`) : html;
