import { productNames, type Product } from './types';

/** Returns the name of a product as `translate` takes it, and as the translators' list does. */
export const toProductMessage = (product: Product) => ({
  id: `site.product.${product}`,
  message: productNames[product],
});
