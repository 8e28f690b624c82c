import { findVersion } from '../../../core/server/versions';
import type { Site } from '../../../core/types';
import { readTitles } from './readTitles';

/** Collects the titles of all versions; the key of a title is its English text. */
export async function collectTitles(site: Site, siteDir: string): Promise<Record<string, string>> {
  const versions = site.versions.map(({ name }) => findVersion(site, name, siteDir));
  const titles = await Promise.all(versions.map((version) => readTitles(version, siteDir)));
  return Object.fromEntries(titles.flat().map(({ english }) => [english, english]));
}
