import type { Plan } from '../../core/library';
import type { Destination, NavigationEntry, Subject } from '../../core/navigation';

/** What is shown after an entry's name and plan, in this order. */
export const statusNames = ['newFeature', 'planned', 'unstable'] as const;
export type Tags = Pick<NavigationEntry, 'plan' | (typeof statusNames)[number]>;

/** Slugs of pages that the theme links to, if a version has them. */
export const linkedPages = ['/introduction', '/introduction/licensing'] as const;
export type LinkedPage = (typeof linkedPages)[number];

/** What every page of a version needs to know. */
export interface NavigationData {
  /** Subject by slug, for pages whose path doesn't say it. */
  subjects: Record<string, Subject>;
  /** Which of `linkedPages` the version has. */
  linked: LinkedPage[];
}

/** What other versions know about a version: `versions/<name>.json` under its path. */
export interface VersionPages {
  label: string;
  /** Title by slug. */
  pages: Record<string, string>;
  /** Slug of the first page about each subject. */
  starts: Partial<Record<Subject, string>>;
  /** Where pages of other versions are in this one, by version and slug; not those at the same path. */
  arrivals: Record<string, Record<string, Destination>>;
}

/**
 * Links whose path follows from their name, as one item: every page loads the sidebar, and the
 * reference has some two hundred of them.
 */
export interface PackedLinks {
  type: 'html';
  /** Names, and after a name the letter of its plan: `DataGrid DataGridPro* DataGridPremium+`. */
  value: string;
  customProps: {
    /** The path before each name: `/x/api/data-grid/`. */
    under: string;
  };
}

/** What follows the name of a link that needs a plan. */
export const planLetters: Record<Plan, string> = { pro: '*', premium: '+' };

/** Where an item of the version menu leads. */
export interface MenuLink {
  href: string;
  /** What the link opens, if not the same page. */
  instead?:
    | { product: string }
    | { title: string; removedIn?: string }
    /** The comparison of both versions; the label of the one without the page. */
    | { comparedWith: string };
}
