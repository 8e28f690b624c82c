import path from 'node:path';
import { cacheDir } from '../../../core/server/files';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Site } from '../../../core/types';
import { createManifestStep } from './createManifestStep';
import { createMetadataStep } from './createMetadataStep';
import { createPictureStep } from './createPictureStep';

/**
 * Creates the steps that make what others read of a build: manifest, pictures, heads.
 *
 * @param site as `site.ts` has it
 * @param localized the same in the language of the build
 * @param siteDir absolute path of the project
 */
export function createMetadataSteps(
  site: Site,
  localized: Site,
  version: BuiltVersion,
  siteDir: string,
) {
  const logoFile = path.join(siteDir, 'static/img/logo.svg');
  return [
    createManifestStep(localized, logoFile),
    // What is on them is English.
    ...(version.language === 'en'
      ? [createPictureStep({ site, version, logoFile, cacheDir: path.join(cacheDir, 'x-docs-og') })]
      : []),
    createMetadataStep(site, localized, version),
  ];
}
