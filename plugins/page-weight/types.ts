/** Imports a module. */
export type Import = () => Promise<{ default: unknown }>;

/** What a route is drawn from, by use: imports of modules, and values. `__comp` is its component. */
export interface Parts {
  [use: string]: Parts | Import | string;
}

/** Pages that differ in nothing but their paths and the modules that each has for itself. */
export interface PageKind<Route> {
  /** The routes that they are added to: those inside of their layout. */
  siblings: Route[];
  /** What their routes say: `exact`, `sidebar`. */
  attributes: object;
  /** What all of them are drawn from. */
  parts: Parts;
  /** Uses of the modules that each has for itself. */
  own: readonly string[];
}

/** One route of pages: the index of their kind, their paths, and the modules that they have for themselves. */
export type PageEntry = readonly [kind: number, paths: readonly string[], ...own: Import[]];

/** The id of a module, and the chunks that it needs: the id of each and the hash in its file's name, `1135.983e81`. */
export type ModuleChunks = readonly [module: number | string, ...chunks: string[]];

/** What a page's HTML says of the page: the same, with where its modules are. */
export type PageHint = readonly [kind: number, paths: readonly [string], ...own: ModuleChunks[]];

/** The attribute of the page's root element that has it. */
export const hintAttribute = 'data-page';
