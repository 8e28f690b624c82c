import { addLanguage } from '../../shared/page-path/addLanguage';
import { toVersionPath } from '../../shared/toVersionPath';
import type { Language, Site } from '../../shared/types';

/**
 * Returns where the versions are that another host serves, by the path that they would have here:
 * links to that path must not die when a version moves out. Both have slashes at their ends.
 */
export function toMovedVersions(site: Site): Record<string, string> {
  const languages: readonly Language[] = ['en', ...(site.languages ?? [])];
  const moved = site.versions.flatMap((version) =>
    languages.map((language): [string, string][] => {
      const { host, ...served } = version;
      const from = addLanguage(toVersionPath(site, served), language);
      return host === undefined
        ? []
        : [[from, host + addLanguage(toVersionPath(site, version), language)]];
    }),
  );
  return Object.fromEntries(moved.flat());
}
