import { findNearest } from '../../../core/names';
import type { Version } from '../../../core/types';
import type { VersionPages } from '../types';

/** A page that may be the one that was meant. */
export interface Suggestion {
  version: Version;
  slug: string;
  title: string;
}

interface Known {
  /** The version that the address is in. */
  version: Version;
  /** What is known of versions, by name. */
  pages: Readonly<Record<string, VersionPages>>;
  /** Paths of the version that lead to its pages. */
  redirects: Readonly<Record<string, string>>;
  versions: readonly Version[];
}

/** What stands before or after the path of a page: a version that there is not, an ending, a slash. */
const around = /^\/v\d+(?=\/)|\.(?:html|md|json)$|\/$/g;

/** Returns the pages that a path without a page may stand for: the same one elsewhere, then the nearest ones. */
export function toSuggestions(
  path: string,
  { version, pages, redirects, versions }: Known,
): Suggestion[] {
  const slug = path.replace(around, '');
  const own = pages[version.name]?.pages ?? {};
  const names = [...Object.keys(own), ...Object.keys(redirects)].filter(
    // Sections that it would be in are no matches.
    (name) => name !== '/' && !`${slug}/`.startsWith(`${name}/`),
  );
  const exact = own[slug] === undefined ? [] : [slug];
  const slugs = [...exact, ...findNearest(slug, names)].map((name) =>
    (redirects[name] ?? name).replace(/#.*/, ''),
  );
  const elsewhere = versions.flatMap((other) => {
    const title = other.name === version.name ? undefined : pages[other.name]?.pages[slug];
    return title === undefined ? [] : [{ version: other, slug, title }];
  });
  const here = [...new Set(slugs)].flatMap((name) => {
    const title = own[name];
    return title === undefined ? [] : [{ version, slug: name, title }];
  });
  return [...elsewhere, ...here];
}
