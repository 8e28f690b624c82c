import { loadRedirects } from '../../redirects/client';
import type { Site, Version } from '../../../core/types';
import type { VersionPages } from '../types';
import { loadVersionPages } from './loadVersionPages';
import { toPagesUrl } from './toPagesUrl';
import { toSuggestions, type Suggestion } from './toSuggestions';

interface Address {
  site: Site;
  version: Version;
  /** Path of the version, with both slashes. */
  baseUrl: string;
  /** What stands after it. */
  slug: string;
}

/** Loads the pages that an address without one may stand for, of all versions. */
export async function loadSuggestions({
  site,
  version,
  baseUrl,
  slug,
}: Address): Promise<Suggestion[]> {
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
