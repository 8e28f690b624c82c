import { toVersionHref } from '../../navigation/client';
import type { Site, Version } from '../../../core/types';

/**
 * Returns the address of another version's playground, with the same query;
 * nothing when the wanted version is unknown, absent or the one that is read.
 *
 * @param built the version that the page belongs to
 * @param wanted name or label of the wanted version
 * @param search the query, with its question mark
 */
export function findPlaygroundUrl(
  site: Site,
  built: Version,
  wanted: string | undefined,
  search: string,
): string | undefined {
  const version = site.versions.find(({ name, label }) => name === wanted || label === wanted);
  return version && version !== built
    ? toVersionHref(site, built, version, `/playground${search}`)
    : undefined;
}
