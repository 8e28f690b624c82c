import { translate } from '@docusaurus/Translate';
import { toProductMessage } from '../messages';
import type { Product } from '../types';

/** Returns the name of a product in the language of the page. */
export const toProductName = (product: Product): string => translate(toProductMessage(product));
