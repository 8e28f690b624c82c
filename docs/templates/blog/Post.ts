export const tags = ['projections', 'history', 'field', 'color', 'lettering', 'measure'] as const;
export type Tag = (typeof tags)[number];

export interface Post {
  /** The `post` of its address. */
  slug: string;
  title: string;
  /** One sentence that says what it is about. */
  lead: string;
  tags: readonly Tag[];
  author: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Paragraphs; one that starts with `## ` is a heading. */
  body: readonly string[];
}
