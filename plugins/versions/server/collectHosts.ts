import path from 'node:path';
import type { BuiltVersion } from '../../shared/server/findVersion';
import type { Site } from '../../shared/types';

/** A host of the site, and what it serves. */
export interface Host {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Absolute path of the folder that is its root. */
  dir: string;
  versions: readonly BuiltVersion[];
}

/**
 * Returns the hosts that serve versions: the site's own, whose folder is `build`, and one for each
 * version that has its own, in `build-<version>`.
 *
 * @param versions in all languages
 * @param siteDir absolute path of the project
 */
export function collectHosts(
  { url }: Pick<Site, 'url'>,
  versions: readonly BuiltVersion[],
  siteDir: string,
): Host[] {
  const hosts = new Map<string, Host & { versions: BuiltVersion[] }>();
  for (const version of versions) {
    const own = version.host ?? url;
    const folder = version.host === undefined ? 'build' : `build-${version.name}`;
    const host = hosts.get(own) ?? { url: own, dir: path.join(siteDir, folder), versions: [] };
    host.versions.push(version);
    hosts.set(own, host);
  }
  return [...hosts.values()];
}
