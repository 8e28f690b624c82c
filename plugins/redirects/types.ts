/** A path that readers still try, and the page that stands for it. */
export interface Redirect {
  /** The path as the tree writes paths, without the version: `/x/introduction/overview`. */
  from: string;
  /** A page of the same version, with or without an anchor: `/x/introduction#install`. */
  to: string;
}

/** What `data/redirects.ts` says: the redirects of each version, by its name in `site.ts`. */
export type RedirectData = Readonly<Record<string, readonly Redirect[]>>;

/** Where the paths of a version lead, from slug to slug: what `redirects.json` of a version has. */
export type RedirectMap = Readonly<Record<string, string>>;
