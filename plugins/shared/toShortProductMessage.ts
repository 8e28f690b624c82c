import { productShortNames, type Product } from './types';

/** Returns the short name of a product as `translate` takes it, and as the translators' list does. */
export const toShortProductMessage = (product: Product) => ({
  id: `site.product.${product}.short`,
  message: productShortNames[product],
});
