/** A version that the server reads. */
export interface IndexedVersion {
  /** Name in addresses of comparisons: `current`, `v7`. */
  name: string;
  /** Name on pages: `8.11.0`, `v7`. */
  label: string;
  /** Path from the start of the site, or an address of another host; it ends in a slash, or is empty. */
  path: string;
  products: string[];
}

/** `mcp.json` at the start of the site: what the server has to know of it before it reads pages. */
export interface SiteIndex {
  /** Name of the site. */
  name: string;
  /** Where it is served, with a slash at the end. */
  url: string;
  /** Newest first. */
  versions: IndexedVersion[];
  /** Ends of the names of components with the features of a plan, the lowest plan first. */
  planSuffixes: string[];
}

/** Names of what the build writes beside the pages of the current version. */
export const INDEX_FILE = 'mcp.json';
export const PACKAGE_FILE = 'mcp.tgz';
