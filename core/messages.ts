import { type Product, type Site, productNames, productParts, productShortNames } from './types';

/** Returns the name of a product as `translate` takes it, and as the translators' list does. */
export const toProductMessage = (product: Product) => ({
  id: `site.product.${product}`,
  message: productNames[product],
});

/** Returns the short name of a product as `translate` takes it, and as the translators' list does. */
export const toShortProductMessage = (product: Product) => ({
  id: `site.product.${product}.short`,
  message: productShortNames[product],
});

/** Returns what a product is for, as `translate` takes it, and as the translators' list does. */
export const toProductTextMessage = (product: Product) => ({
  id: `site.home.${product}`,
  message: productParts[product].text,
});

/** Returns the site's tagline as `translate` takes it, and as the translators' list does. */
export const toTaglineMessage = ({ tagline }: Pick<Site, 'tagline'>) => ({
  id: 'site.tagline',
  message: tagline,
});
