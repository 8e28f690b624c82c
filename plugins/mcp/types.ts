import { z } from 'zod';

/** `mcp.json` at the start of the site: what the server has to know of it before it reads pages. */
export const siteIndex = z.object({
  /** Name of the site. */
  name: z.string(),
  /** Where it is served, with a slash at the end. */
  url: z.string(),
  /** Versions, newest first. */
  versions: z
    .array(
      z.object({
        /** Name in addresses of comparisons: `current`, `v7`. */
        name: z.string(),
        /** Name on pages: `8.11.0`, `v7`. */
        label: z.string(),
        /** Path from the start of the site, or an address of another host; both end in a slash, or are empty. */
        path: z.string(),
        products: z.array(z.string()),
      }),
    )
    .min(1),
  /** Ends of the names of components with the features of a plan, the lowest plan first. */
  planSuffixes: z.array(z.string()),
});

export type SiteIndex = z.infer<typeof siteIndex>;
export type IndexedVersion = SiteIndex['versions'][number];

/** Names of what the build writes beside the pages of the current version. */
export const INDEX_FILE = 'mcp.json';
export const PACKAGE_FILE = 'mcp.tgz';
