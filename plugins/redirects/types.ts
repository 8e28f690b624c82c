/** A path that readers still try, and the page it leads to. */
export interface Redirect {
  /** A path as the sidebar writes it: `/introduction/overview`. */
  from: string;
  /** A page of the same version, with or without an anchor: `/introduction#install`. */
  to: string;
}

/** What `data/redirects.ts` exports: the redirects of each version, by its name in `site.ts`. */
export type RedirectData = Readonly<Record<string, readonly Redirect[]>>;

/** The redirects of a version, from slug to slug, as in its `redirects.json`. */
export type RedirectMap = Readonly<Record<string, string>>;
