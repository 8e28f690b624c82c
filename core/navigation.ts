/** What authors write about pages and the sidebar. */
import type { Plan } from './library';
import type { Product } from './types';

/** An entry of a version's sidebar, as its author writes it. */
export interface NavigationEntry {
  /** Path in the version (`/react-data-grid`), an address (`https://…`), or a group's own key. */
  pathname: string;
  /** Absent: derived from the subheader or the path. */
  title?: string;
  /** Makes a group a heading whose entries always show. */
  subheader?: string;
  /** Makes the entry a group. */
  children?: readonly NavigationEntry[];
  /** The paid plan that it needs. */
  plan?: Plan;
  /** New in this version. */
  newFeature?: boolean;
  /** Announced, without a page yet. */
  planned?: boolean;
  /** May still change. */
  unstable?: boolean;
}

/** What a page is about: a product, or the library as a whole. */
export type Subject = Product | 'general';

/** The site's own fields of a page's front matter. */
export interface PageFrontMatter {
  product: Subject;
  /** Components and interfaces that the page documents. */
  components?: readonly string[];
  /** The plan that the whole page needs. */
  plan?: Plan;
  /** Name of the older version, on a page about going from it to the page's own. */
  migratesFrom?: string;
  /** `false`: no ad on the page. */
  ads?: boolean;
  /** Where the page is in the current version; the build adds it to pages of old versions. */
  successor?: string;
  removal?: Removal;
}

/** A page that a newer version doesn't have. */
export interface Removal {
  /** Label of the version that removed what it is about; absent when only the page is missing. */
  version?: string;
  /** The page of the target version to read instead. */
  see?: { slug: string; title: string };
}

/** A page about going from one version to a newer one. */
export interface Migration {
  /** Name of the older version. */
  from: string;
  /** Name of the newer one, which has the page. */
  to: string;
  product: Subject;
  slug: string;
  title: string;
}

/** An entry of `data/moved-pages.ts`: a page that the next version doesn't have at the same path. */
export type MovedPage =
  /** It moved. */
  | { from: string; to: string }
  /** What it is about was removed, or has no page yet; `see` names a page to read instead. */
  | { from: string; reason: 'removed' | 'undocumented'; see?: string };

/** What `data/moved-pages.ts` exports: entries by the name of their version in `site.ts`. */
export type MovedPages = Readonly<Record<string, readonly MovedPage[]>>;

/** A page of a version that isn't a document of the docs plugin. */
export interface ExtraPage {
  /** Its name in the sidebar. */
  label: string;
  title: string;
  plan: Plan | null;
  /** Whether it exists as Markdown too, at its path with `.md`. */
  hasMarkdown?: boolean;
}

/** A page of a version that search and the footer lead to. */
export interface OtherPage {
  /** Under the version's path, with a slash before it. */
  slug: string;
  /** As the page translates it. */
  title: { id: string; message: string };
  description: string;
  /** What else people call it. */
  keywords?: readonly string[];
}

/** Where a page of one version is in another: its slug there, or why it isn't there. */
export type Destination = string | Removal;
