import { productNames, products, type Plan, type Product } from '../../../core/types';
import type { Document } from './collectDocuments';
import type { Picture } from './toPictureMarkup';

type Frame = Pick<Picture, 'site' | 'version'>;

const toName = (product: unknown) =>
  product === undefined || product === 'general' ? null : productNames[product as Product];

/**
 * Returns the pictures of a version by the slugs of their pages: of each document, of each product's
 * reference, and of the home page.
 */
export function toPictures(
  documents: readonly Document[],
  documented: readonly Product[],
  frame: Frame,
  tagline: string,
): Map<string, Picture> {
  const own = documents.map(({ slug, title, frontMatter }) => {
    const { product, plan = null } = frontMatter as { product?: unknown; plan?: Plan | null };
    return [slug, { ...frame, title, product: toName(product), plan }] as const;
  });
  const reference = products
    .filter((product) => documented.includes(product))
    .map((product) => {
      const name = productNames[product];
      return [
        `/api/${product}`,
        { ...frame, title: 'API reference', product: name, plan: null },
      ] as const;
    });
  const home = { ...frame, title: tagline, product: null, plan: null };
  return new Map<string, Picture>([['/', home], ...reference, ...own]);
}
