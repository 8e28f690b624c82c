/** What every plugin may know of the site, from both sides of the wall. */

/** The documented products, in the order of the tree. */
export const products = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;
export type Product = (typeof products)[number];

/** How a product is called on a page. */
export const productNames: Record<Product, string> = {
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
};

/** The same where there is little room. */
export const productShortNames: Record<Product, string> = {
  ...productNames,
  'date-pickers': 'Pickers',
};

/** The paid plans; a page or a prop without one belongs to everybody. */
export const plans = ['pro', 'premium'] as const;
export type Plan = (typeof plans)[number];

export const planNames: Record<Plan, string> = { pro: 'Pro plan', premium: 'Premium plan' };

/** One documented version of the library. */
export interface Version {
  /** Docusaurus's name of the version: `current`, or an entry of `versions.json`. */
  name: string;
  /** What a visitor reads: `8.11.0`, `v7`. */
  label: string;
  /** The hue of its chip, ruler bar and banner, in degrees (0 to 359) of the OKLCH wheel. */
  hue: number;
  /** The products that it documents. */
  products: readonly Product[];
  /** Origin of the host that serves it, without a trailing slash; absent when this site does. */
  host?: string;
}

/** What an owner sets in `site.ts`. */
export interface Site {
  /** The site's own name. */
  name: string;
  /** One sentence under the name on the home page. */
  tagline: string;
  /** Origin that serves the current version, without a trailing slash. */
  url: string;
  /** Path under which everything lives, with both slashes. */
  basePath: string;
  /** Address of the repository, for "Edit this page" and issues; absent: neither is offered. */
  repository?: string;
  /** Origin of the chat that demos can be opened in, without a trailing slash; absent: it is not offered. */
  chat?: string;
  /** Newest first; the first is the current one. */
  versions: readonly Version[];
}
