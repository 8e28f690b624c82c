import { toVersionPath } from '../../shared/toVersionPath';
import type { Site } from '../../shared/types';

/**
 * Returns the address of another version's playground, with the same query;
 * nothing when the wanted version is unknown, absent or the one that is read.
 *
 * @param built name of the version that the page belongs to
 * @param wanted name or label of the wanted version
 * @param search the query, with its question mark
 */
export function findPlaygroundUrl(
  site: Site,
  built: string,
  wanted: string | undefined,
  search: string,
): string | undefined {
  const version = site.versions.find(({ name, label }) => name === wanted || label === wanted);
  if (!version || version.name === built) {
    return undefined;
  }
  return `${version.host ?? ''}${toVersionPath(site, version)}playground${search}`;
}
