import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/**
 * Returns the version that the docs plugin has loaded: a build has one.
 *
 * @throws an error when there is none, or when it has no tree
 */
export function findLoadedVersion(allContent: AllContent): LoadedVersion {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  if (!version) {
    throw new Error(
      'The navigation plugin found no version of the docs plugin. Keep the docs plugin (or its preset) in docusaurus.config.ts, with the id "default".',
    );
  }
  if (Object.keys(version.sidebars).length === 0) {
    throw new Error(
      `Version ${version.versionName} has no tree. Write versioned_sidebars/version-${version.versionName}-sidebars.json, in the form of those beside it.`,
    );
  }
  return version;
}
