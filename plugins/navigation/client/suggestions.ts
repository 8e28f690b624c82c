import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import { findNearest } from '../../../core/nearestNames';
import { useSite } from '../../../core/client/site';
import type { Version } from '../../../core/types';
import { loadRedirects } from '../../redirects/client';
import type { RedirectMap } from '../../redirects/types';
import type { VersionPages } from '../types';
import { usePage } from './page';
import { loadVersionPages } from './versionPages';

/** A page that the visitor may have meant. */
interface Suggestion {
  version: Version;
  slug: string;
  title: string;
}

interface Known {
  /** The version that the address is in. */
  version: Version;
  versions: readonly Version[];
  /** What is known about versions, by name. */
  pages: Readonly<Record<string, VersionPages | undefined>>;
  /** Paths of the version that lead to its pages. */
  redirects: RedirectMap;
}

/** What surrounds the path of a page: an unknown version, a file extension, a slash. */
const surroundings = /^\/v\d+(?=\/)|\.(?:html|md|json)$|\/$/g;

/** Returns the pages that may be meant by a path without one: the same page elsewhere, then similar paths. */
export function toSuggestions(
  path: string,
  { version, pages, redirects, versions }: Known,
): Suggestion[] {
  const slug = path.replace(surroundings, '');
  const toPages = (of: Version, slugs: Iterable<string>) =>
    [...slugs].flatMap((item) => {
      const title = pages[of.name]?.pages[item];
      return title === undefined ? [] : [{ version: of, slug: item, title }];
    });
  const names = [
    ...Object.keys(pages[version.name]?.pages ?? {}),
    ...Object.keys(redirects),
  ].filter(
    // Not the sections that contain it.
    (name) => name !== '/' && !`${slug}/`.startsWith(`${name}/`),
  );
  const similar = findNearest(slug, names).map((name) =>
    (redirects[name] ?? name).replace(/#.*/, ''),
  );
  const others = versions.filter(({ name }) => name !== version.name);
  return [
    ...others.flatMap((other) => toPages(other, [slug])),
    ...toPages(version, new Set([slug, ...similar])),
  ];
}

/** Returns the pages that may be meant by the current address, once they are loaded. */
export function useSuggestions(): Suggestion[] {
  const { site, version } = useSite();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = usePage();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);

  useEffect(() => {
    let current = true;
    const load = async () => {
      const { versions } = site;
      const [redirects, ...pages] = await Promise.all([
        loadRedirects(baseUrl),
        ...versions.map((item) => loadVersionPages(site, version, item)),
      ]);
      const byName = Object.fromEntries(versions.map(({ name }, index) => [name, pages[index]]));
      if (current) {
        setSuggestions(toSuggestions(slug, { version, versions, pages: byName, redirects }));
      }
    };
    // The page is useful without them.
    load().catch(() => {});
    return () => {
      current = false;
    };
  }, [baseUrl, site, slug, version]);

  return suggestions;
}
