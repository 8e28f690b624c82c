import { products as productSettings } from '../library';
import type { ProductSettings } from './library';

/** What every plugin may know of the site, from both sides of the wall. */

export type Product = (typeof productSettings)[number]['name'];
const settings: readonly (ProductSettings & { name: Product })[] = productSettings;
/** The documented products, in the order of the tree. */
export const products = settings.map(({ name }) => name) as [Product, ...Product[]];

/** Those whose reference begins as lists. */
export const productsWithLongRows = settings
  .filter(({ longRows }) => longRows)
  .map(({ name }) => name);

const toNames = (toName: (settings: ProductSettings) => string) =>
  Object.fromEntries(settings.map((item) => [item.name, toName(item)])) as Record<Product, string>;

/** How a product is called on a page. */
export const productNames = toNames(({ title }) => title);

/** The same where there is little room. */
export const productShortNames = toNames(({ title, shortTitle = title }) => shortTitle);

/** What shows each product on the home page, and says what it is for. */
export const productParts = Object.fromEntries(
  settings.map(({ name, home }) => [name, home]),
) as Record<Product, ProductSettings['home']>;

/** What the link to the repository is called in the bar. */
export const navbarSourceLabel = 'Source';

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

/** Another party that an ad can come from; without one the entries of `data/ads.ts` are shown. */
export type AdProvider =
  | {
      kind: 'script';
      /** Address of its script. */
      src: string;
      /** Origins that its script brings more code from, for the Content-Security-Policy. */
      hosts?: readonly string[];
      /** The `id` that its script looks for on its own element, where it needs one. */
      scriptId?: string;
      /** CSS selector of the element that its script draws. */
      placement: string;
      /** Address of the provider's page for backers: an ad that leads there is none. */
      backers?: string;
    }
  | {
      kind: 'feed';
      /** Address that answers a GET with the ads as JSON. */
      url: string;
    };

/** What counts visits. */
export interface Analytics {
  /** The id that Google Analytics gives a site, such as `G-ABC123`. */
  measurementId: string;
  /** Share of shown ads that are told, from 0 to 1; 0.1 where it is absent. */
  adDisplayRatio?: number;
  /** Share of page loads whose web vitals are told, from 0 to 1; 0.0001 where it is absent. */
  webVitalsRatio?: number;
}

/** Languages beside English, which stand at the beginning of a path; `i18n/` has their words. */
export const prefixedLanguages = ['zh'] as const;
export type PrefixedLanguage = (typeof prefixedLanguages)[number];
export type Language = 'en' | PrefixedLanguage;

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
  /** Origin of the chat that demos and pages can be opened in, without a trailing slash; absent: it is not offered. */
  chat?: string;
  /** Address that feedback is sent to; absent: pages lead to a new issue of the repository instead. */
  feedback?: string;
  /** Where a page's ad comes from; absent: from `data/ads.ts`; `false`: there are none. */
  ads?: AdProvider | false;
  /** Absent: nothing is counted, loaded or sent. */
  analytics?: Analytics;
  /** Whether visitors are asked before anything of another party is loaded or sent. */
  askConsent?: boolean;
  /**
   * Names of the hosts on which pages are stored for reading offline, such as `localhost` for a trial;
   * absent: that of `url`. Empty: nowhere, and what visitors have stored before is taken away.
   */
  offlineHosts?: readonly string[];
  /** What a version may take on a reader's device, in MB; absent: 60. */
  offlineBudget?: number;
  /** Languages that are built beside English, each under its own prefix: `/zh/x/`. */
  languages?: readonly PrefixedLanguage[];
  /** Newest first; the first is the current one. */
  versions: readonly Version[];
}
