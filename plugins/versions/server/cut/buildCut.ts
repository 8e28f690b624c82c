import { findVersion } from '../../../shared/server/findVersion';
import { prepareApis } from '../../../shared/server/prepareApis';
import { siteDir } from '../../../shared/server/siteDir';
import type { Site, Version } from '../../../shared/types';
import { buildVersion } from '../buildVersion';

/** Type-checks the demos of a version that was cut, and builds it in every language of the site. */
export async function buildCut({ name }: Version, site: Site): Promise<void> {
  const apis = await prepareApis(site, siteDir);
  const apiFiles = apis.map(({ file }) => file);
  for (const language of ['en', ...(site.languages ?? [])] as const) {
    await buildVersion(findVersion(site, name, siteDir, language), apiFiles);
  }
}
