import type { Plan, Product } from '../../core/types';

/** One line of a version's tree, as its author writes it. */
export interface NavigationEntry {
  /** Path under the host (`/x/react-data-grid`), an address (`https://…`), or a group's own key. */
  pathname: string;
  /** What a visitor reads; absent: it comes from the subheader or the path. */
  title?: string;
  /** Makes a group a heading whose children always show. */
  subheader?: string;
  /** Makes the entry a group. */
  children?: readonly NavigationEntry[];
  /** The paid plan that it belongs to. */
  plan?: Plan;
  /** Marks what came with this version. */
  newFeature?: boolean;
  /** Marks what is announced and not there yet. */
  planned?: boolean;
  /** Marks what may still change. */
  unstable?: boolean;
}

/** What is shown beside an entry's name, beside its plan, in the order in which it is shown. */
export const statusNames = ['newFeature', 'planned', 'unstable'] as const;
export type Tags = Pick<NavigationEntry, 'plan' | (typeof statusNames)[number]>;

/** What a page is about: a product, or the library as a whole. */
export type Subject = Product | 'general';

/** What the site reads of a page's front matter, beside Docusaurus's own fields. */
export interface PageFrontMatter {
  product: Subject;
  /** Components and interfaces that the page documents. */
  components?: readonly string[];
  /** The plan that the whole page is about. */
  plan?: Plan;
  /** `false`: there is no ad on the page. */
  ads?: boolean;
  /** Where the page is in the current version; the build adds it to pages of old versions. */
  successor?: string;
  removal?: Removal;
}

/** What became of a page that a newer version does not have. */
export interface Removal {
  /** Label of the version in which it was gone. */
  version: string;
  /** A page of the version that is asked about, which helps those who look for it. */
  see?: { slug: string; title: string };
}

/** What `data/moved-pages.ts` says of a page that the next version does not have at the same path. */
export type MovedPage =
  /** It is the page at another path. */
  | { from: string; to: string }
  /** It is gone; another page may help those who look for it. */
  | { from: string; gone: true; see?: string };

/** What `data/moved-pages.ts` says of the pages of each version, by the version's name in `site.ts`. */
export type MovedPages = Readonly<Record<string, readonly MovedPage[]>>;

/** A page of a version that is not a document of the docs plugin. */
export interface ExtraPage {
  /** What the tree shows. */
  label: string;
  title: string;
  plan: Plan | null;
}

/** The facts that are needed on every page of a version. */
export interface NavigationData {
  /** Subject by slug, for the pages whose path does not tell it. */
  subjects: Record<string, Subject>;
}

/** What other versions know of a version: `versions/<name>.json` under its path. */
export interface VersionPages {
  label: string;
  /** Title by slug. */
  pages: Record<string, string>;
  /** Slug of the first page about each subject. */
  starts: Partial<Record<Subject, string>>;
  /**
   * Where pages of other versions are in this one, by the other's name and their slug there; those
   * that have the same path in both are not listed.
   */
  arrivals: Record<string, Record<string, Destination>>;
}

/** Where a page of one version is in another: at a slug, or gone. */
export type Destination = string | Removal;
