/** What every plugin may know of the site, in the build and in browsers. */
import { planNames as givenPlanNames, products as productSettings } from '@site/products';
import { type Plan, type ProductSettings, plans } from './library';

/** The names of the documented products; tests add those of their library. */
export interface ProductNames extends Record<(typeof productSettings)[number]['name'], true> {}

export type Product = keyof ProductNames;
const settings: readonly (ProductSettings & { name: Product })[] = productSettings;

/** The documented products, in the order of the sidebar. */
export const products = settings.map(({ name }) => name) as [Product, ...Product[]];

/** Products whose reference starts as lists. */
export const productsWithLongRows = settings
  .filter(({ longRows }) => longRows)
  .map(({ name }) => name);

const toNames = (toName: (settings: ProductSettings) => string) =>
  Object.fromEntries(settings.map((item) => [item.name, toName(item)])) as Record<Product, string>;

/** Names of products on pages. */
export const productNames = toNames(({ title }) => title);

/** Names of products where there is little room. */
export const productShortNames = toNames(({ title, shortTitle = title }) => shortTitle);

/** Names of the paid plans on pages. */
export const planNames = Object.fromEntries(
  plans.map((plan) => [plan, givenPlanNames[plan] ?? plan]),
) as Readonly<Record<Plan, string>>;

/** The plans that the library has. */
export const namedPlans = plans.filter((plan) => plan in givenPlanNames);

/** The path of each product's first page. */
export const productStarts = toNames(({ name, start = `/react-${name}` }) => start);

/** The demo and the text of each product on the home page. */
export const productParts = Object.fromEntries(
  settings.map(({ name, home }) => [name, home]),
) as Record<Product, ProductSettings['home']>;

/** The label of the link to the repository in the navbar. */
export const navbarSourceLabel = 'Source';

/** One documented version of the library. */
export interface Version {
  /** Docusaurus's name of the version: `current`, or an entry of `versions.json`. */
  name: string;
  /** Its name on pages: `8.11.0`, `v7`. */
  label: string;
  /** The hue of its chip, ruler bar and banner in OKLCH, in degrees from 0 to 359. */
  hue: number;
  /** The products that it documents. */
  products: readonly Product[];
  /** Origin of the host for this version alone, without a trailing slash; absent when this site serves it. */
  host?: string;
}

/** A third party that ads come from; without one, pages show the entries of `data/ads.ts`. */
export type AdProvider =
  | {
      kind: 'script';
      /** Address of its script. */
      src: string;
      /** Origins that its script loads more code from, for the Content-Security-Policy. */
      hosts?: readonly string[];
      /** The `id` of the script element, if the script looks for it. */
      scriptId?: string;
      /** CSS selector of the element that its script draws. */
      placement: string;
      /** Address of the provider's page for backers: what links there isn't an ad. */
      backers?: string;
    }
  | {
      kind: 'feed';
      /** Address that answers a GET with the ads as JSON. */
      url: string;
    };

/** A service that answers questions, in a tab that the visitor opens. */
export interface Assistant {
  name: string;
  /** Its address, with `{prompt}` where the question is: `https://assistant.example.com/?q={prompt}`. */
  url: string;
}

/** Analytics of visits. */
export interface Analytics {
  /** The id that Google Analytics gives a site, such as `G-ABC123`. */
  measurementId: string;
  /** Share of shown ads that are tracked, from 0 to 1; absent: 0.1. */
  adDisplayRatio?: number;
  /** Share of page loads whose web vitals are tracked, from 0 to 1; absent: 0.0001. */
  webVitalsRatio?: number;
}

/** Origins of other hosts, without a trailing slash, that demos may load from. */
export interface DemoSources {
  /** Of images. */
  images?: readonly string[];
  /** Of requests: `fetch`, `XMLHttpRequest`, `EventSource`. */
  requests?: readonly string[];
}

/** A BCP 47 tag: `en`, `zh`, `pt-BR`. */
export type Language = string;

/** What an owner sets in `site.ts`. */
export interface Site {
  /** The name of the site. */
  name: string;
  /** The heading of the home page; absent: the name of the site. */
  headline?: string;
  /** One sentence under the heading of the home page. */
  tagline: string;
  /** Origin that serves the current version, without a trailing slash. */
  url: string;
  /** Path of all pages, with both slashes. */
  basePath: string;
  /** Address of the repository, for "Edit this page" and issues; absent: pages have neither. */
  repository?: string;
  /** Origin of the chat that demos and pages can be opened in, without a trailing slash; absent: pages don't offer it. */
  chat?: string;
  /** Assistants that a page can be opened in; absent: some well-known ones. Empty: none. */
  assistants?: readonly Assistant[];
  /**
   * Where feedback is sent: a path of the host, at which `npm run serve` receives it, or an address. Absent:
   * pages lead to a new issue of the repository instead.
   */
  feedback?: string;
  /** Where a page's ad comes from; absent: from `data/ads.ts`; `false`: there are none. */
  ads?: AdProvider | false;
  /** Absent: nothing is tracked. */
  analytics?: Analytics;
  /** Whether visitors are asked before anything is loaded from or sent to a third party. */
  askConsent?: boolean;
  /** What demos may load from other hosts; absent: nothing. The policy of the whole site is widened for it. */
  demoSources?: DemoSources;
  /**
   * Names of the hosts on which pages can be saved for reading offline, beside `localhost` for a trial;
   * absent: the host of `url`. Empty: none, and pages that visitors saved before are removed.
   */
  offlineHosts?: readonly string[];
  /** Whether pages bring their Content-Security-Policy, for hosts that send no headers of the site's own. */
  policyInPages?: boolean;
  /** How much space a version may take on a reader's device, in MB; absent: 60. */
  offlineBudget?: number;
  /**
   * Fonts of the pictures that links to translated pages show, by language: a package of
   * `@fontsource-variable/`, for a script that Inter lacks. Absent: the pictures are English.
   */
  pictureFonts?: Readonly<Record<Language, string>>;
  /** Languages beside English, as BCP 47 tags, each under its own prefix: `/zh/x/`, `/pt-BR/x/`. */
  languages?: readonly Language[];
  /** Newest first; the first is the current one. */
  versions: readonly Version[];
}
