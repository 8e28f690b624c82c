import { findVersion } from '../findVersion';
import { readPageTitles } from '../readPageTitles';
import type { Site } from '../../types';

/** What is known of a version when pages are followed from one to another. */
export interface KnownVersion {
  name: string;
  label: string;
  /** Titles of its pages, by slug. */
  titles: ReadonlyMap<string, string>;
}

/** Reads the pages of all versions, newest version first. */
export function readKnownVersions(site: Site, siteDir: string): Promise<KnownVersion[]> {
  return Promise.all(
    site.versions.map(async ({ name, label }) => {
      const pages = await readPageTitles(findVersion(site, name, siteDir).dir);
      return { name, label, titles: new Map(pages.map(({ slug, title }) => [slug, title])) };
    }),
  );
}
