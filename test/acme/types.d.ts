/** The names of the library that unit tests document, beside those of the site's own. */
import type { codeStyles as acmeStyles, products as acmeProducts } from './products';

type Names<Items extends readonly { name: string }[]> = Record<Items[number]['name'], true>;

declare module '../../core/types' {
  interface ProductNames extends Names<typeof acmeProducts> {}
}

declare module '../../plugins/preferences/types' {
  interface CodeStyleNames extends Names<typeof acmeStyles> {}
}
