import { productParts, type Product } from './types';

/** Returns what a product is for, as `translate` takes it, and as the translators' list does. */
export const toProductTextMessage = (product: Product) => ({
  id: `site.home.${product}`,
  message: productParts[product].text,
});
