import type { Plan, Product } from '../../core/types';

/** A section of a guide: its anchor, its heading, and the names of the API and of demos that it shows. */
export type ListedSection = [anchor: string, heading: string, ...names: number[]];

/** A page in the list. Numbers stand for names of the list. */
export interface ListedPage {
  /** Path in the version: `/react-data-grid/sorting`. */
  slug: string;
  /** What a result is called; of the reference the bare name: `GridColDef`. */
  title: string;
  description?: string;
  /** Absent on pages about the library as a whole. */
  product?: Product;
  plan?: Plan;
  /** How many guides name it in their front matter: what is used most comes first among equals. */
  uses?: number;
  /** Sections of a guide; one without heading is the text above the first. */
  sections?: ListedSection[];
  /** Props of a component, members of an interface. */
  props?: number[];
  /** Names of slots and their CSS classes in turn; a slot without one has its own name there. */
  slots?: number[];
  /** CSS classes: `MuiDataGrid-row`. */
  classes?: number[];
}

/** What gives results from the first letter: `/x/search/list.json`, and a chunk of the search itself. */
export interface SearchList {
  /** Label of the version. */
  label: string;
  /** All names that pages refer to by their place, separated by spaces. */
  names: string;
  /** In the order of the tree. */
  pages: ListedPage[];
}

/** What an entry is; the order says nothing. */
export const entryKinds = ['page', 'section', 'mention', 'prop', 'slot', 'class'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One thing that can be found. */
export interface SearchEntry {
  kind: EntryKind;
  /** What is matched. */
  text: string;
  /** What a result shows: of what a section mentions, the section's heading. */
  label: string;
  /** Anchor on the page; empty for the page itself. */
  anchor: string;
}

/** A page with all that can be found on it. */
export interface SearchPage extends Pick<ListedPage, 'slug' | 'title' | 'product' | 'plan'> {
  description: string;
  uses: number;
  /** Whether it belongs to the reference. */
  isApi: boolean;
  /** The page itself first. */
  entries: SearchEntry[];
}
