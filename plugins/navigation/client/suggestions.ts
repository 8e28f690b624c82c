import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import { useSite } from '../../../core/client/site';
import { findNearest } from '../../../core/names';
import type { Site, Version } from '../../../core/types';
import { loadRedirects } from '../../redirects/client';
import type { VersionPages } from '../types';
import { usePage } from './page';
import { loadVersionPages, toPagesUrl } from './versionPages';

/** A page that may be the one that was meant. */
interface Suggestion {
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

interface Address {
  site: Site;
  version: Version;
  /** Path of the version, with both slashes. */
  baseUrl: string;
  /** What stands after it. */
  slug: string;
}

/** Loads the pages that an address without one may stand for, of all versions. */
async function loadSuggestions({ site, version, baseUrl, slug }: Address): Promise<Suggestion[]> {
  const { versions } = site;
  const [redirects, ...found] = await Promise.all([
    loadRedirects(baseUrl),
    ...versions.map((item) => loadVersionPages(toPagesUrl(site, version, item))),
  ]);
  const pages: Record<string, VersionPages> = {};
  versions.forEach(({ name }, index) => {
    const known = found[index];
    if (known) {
      pages[name] = known;
    }
  });
  return toSuggestions(slug, { version, versions, pages, redirects });
}

/** Returns the pages that an address without one may stand for, once they are known. */
export function useSuggestions(): Suggestion[] {
  const { site, version } = useSite();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = usePage();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);

  useEffect(() => {
    let current = true;
    loadSuggestions({ site, version, baseUrl, slug })
      .then((found) => current && setSuggestions(found))
      // Without them the page leads on all the same.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [baseUrl, site, slug, version]);

  return suggestions;
}
