import type { Plan } from '../../core/library';
import type { Product } from '../../core/types';

/** A section of a guide: its anchor, its heading, and the names of the API and of demos that it shows. */
export type ListedSection = [anchor: string, heading: string, ...names: number[]];

/** A page in the list. Numbers are places in the list's names. */
export interface ListedPage {
  /** Path in the version: `/react-data-grid/sorting`. */
  slug: string;
  /** What a result is called; for an API page the bare name: `GridColDef`. */
  title: string;
  description?: string;
  /** What else people call it, beside its title. */
  keywords?: string[];
  /** Other paths that lead to it: `/react-data-grid/columns`. */
  redirects?: string[];
  /** Slug of the same component in the next lower plan: results show both as one. */
  extends?: string;
  /** Absent on pages about the library as a whole. */
  product?: Product;
  plan?: Plan;
  /** How many guides name it in their front matter: among equals, what is used most comes first. */
  uses?: number;
  /** Sections of a guide; one without a heading is the text above the first. */
  sections?: ListedSection[];
  /** Props of a component, members of an interface. */
  props?: number[];
  /** Names of slots and their CSS classes in turn; a slot without a class repeats its name. */
  slots?: number[];
  /** CSS classes: `MuiDataGrid-row`. */
  classes?: number[];
}

/** What gives results from the first letter: `/x/search/list.json`, and a chunk of search itself. */
export interface SearchList {
  /** All names that pages refer to by their place, separated by spaces. */
  names: string;
  /** In the order of the sidebar. */
  pages: ListedPage[];
  /** Words for the same thing, separated by spaces: `pin freeze sticky`. */
  synonyms?: readonly string[];
}
