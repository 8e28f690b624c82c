/** Whether a page was helpful: 1 is yes. */
export type Rating = 0 | 1;

/** A section of a page: its anchor and the text of its heading. */
export interface Section {
  id: string;
  title: string;
}

/** The JSON that the receiver gets. */
export interface Feedback {
  /** `null` for a comment on a section without a vote. */
  rating: Rating | null;
  /** May be empty. */
  comment: string;
  /** Path of the page without language, query and hash. */
  page: string;
  /** Anchor of the section; `null` for the whole page. */
  section: string | null;
  /** Label of the documented version: `8.11.0`, `v7`. */
  version: string;
  /** Language of the page: `en`. */
  language: string;
  /** Id of the page's product: `x-charts`; `null` for none. */
  product: string | null;
}
