import type { BuiltVersion } from '../../core/server/versions';
import site from './site';

/** The versions as a build knows them, the current one first; their folders are nowhere. */
export const builtVersions: readonly BuiltVersion[] = site.versions.map((version) => {
  const current = version.name === 'current';
  return {
    ...version,
    current,
    dir: current ? '/acme/docs' : `/acme/versioned_docs/version-${version.name}`,
    language: 'en',
    basePath: current ? site.basePath : `${site.basePath}${version.name}/`,
  };
});
