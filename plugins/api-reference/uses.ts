/** A component or an interface that a demo uses. */
export interface UsedApi {
  name: string;
  /** The slug of its page. */
  slug: string;
  /** The props and slots that the demo uses, with the anchors of their rows. */
  rows: readonly (readonly [name: string, id: string])[];
}

/** What the demos of a page use of the reference, by name of the demo; the content of `/<slug of the page>.json`. */
export type PageUses = Readonly<Record<string, readonly UsedApi[]>>;
