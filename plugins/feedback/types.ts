/** Whether a page was helpful: 1 is yes. */
export type Rating = 0 | 1;

/** A section of a page: its anchor and what its heading says. */
export interface Section {
  id: string;
  title: string;
}

/** What the receiver gets, as JSON. */
export interface Feedback {
  /** `null` where a section is commented on and the page was not rated. */
  rating: Rating | null;
  /** As it was typed; empty when there is none. */
  comment: string;
  /** Path of the page without language, query and hash. */
  page: string;
  /** Anchor of the section that is meant; `null` for the whole page. */
  section: string | null;
  /** Label of the documented version: `8.11.0`, `v7`. */
  version: string;
  /** Language of the page: `en`. */
  language: string;
  /** Id of the product that the page is about: `x-charts`; `null` for none. */
  product: string | null;
}
