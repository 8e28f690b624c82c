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
  { basePath, versions }: Site,
  built: string,
  wanted: string | undefined,
  search: string,
): string | undefined {
  const version = versions.find(({ name, label }) => name === wanted || label === wanted);
  if (!version || version.name === built) {
    return undefined;
  }
  const { name, host } = version;
  const base = host || name === 'current' ? basePath : `${basePath}${name}/`;
  return `${host ?? ''}${base}playground${search}`;
}
