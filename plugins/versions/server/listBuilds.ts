import { findVersion, type BuiltVersion } from '../../shared/server/findVersion';
import { siteDir } from '../../shared/server/siteDir';
import type { Language, Site } from '../../shared/types';

/** Returns every version in every language of the site: each is a build of its own. */
export function listBuilds(site: Site): BuiltVersion[] {
  const languages: readonly Language[] = ['en', ...(site.languages ?? [])];
  return site.versions.flatMap(({ name }) =>
    languages.map((language) => findVersion(site, name, siteDir, language)),
  );
}
