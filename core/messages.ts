import type { Plan } from './library';
import {
  type Product,
  type Site,
  planNames,
  productNames,
  productParts,
  productShortNames,
} from './types';

/** Returns a message in the language whose texts these are, by id; what lacks a text is English. */
export const translateMessage = (
  texts: Readonly<Record<string, string>>,
  { id, message }: { id: string; message: string },
): string => texts[id] || message;

/** Returns the name of a product as a message, for `translate` and for the list of translations. */
export const toProductMessage = (product: Product) => ({
  id: `site.product.${product}`,
  message: productNames[product],
});

/** Returns the name of a paid plan as a message. */
export const toPlanMessage = (plan: Plan) => ({
  id: `site.plan.${plan}`,
  message: planNames[plan],
});

/** Returns the short name of a product as a message. */
export const toShortProductMessage = (product: Product) => ({
  id: `site.product.${product}.short`,
  message: productShortNames[product],
});

/** Returns the text about a product as a message. */
export const toProductTextMessage = (product: Product) => ({
  id: `site.home.${product}`,
  message: productParts[product].text,
});

/** Returns the heading of the home page as a message. */
export const toHeadlineMessage = ({ name, headline = name }: Pick<Site, 'name' | 'headline'>) => ({
  id: 'site.home.title',
  message: headline,
});

/** Returns the site's tagline as a message. */
export const toTaglineMessage = ({ tagline }: Pick<Site, 'tagline'>) => ({
  id: 'site.tagline',
  message: tagline,
});
