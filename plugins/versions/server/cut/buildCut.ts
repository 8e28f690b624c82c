import movedPages from '../../../../data/moved-pages';
import { findVersion } from '../../../shared/server/findVersion';
import { readKnownVersions } from '../../../shared/server/moved-pages/readKnownVersions';
import { toMoves } from '../../../shared/server/moved-pages/toMoves';
import { prepareApis } from '../../../shared/server/prepareApis';
import { siteDir } from '../../../shared/server/siteDir';
import type { Site, Version } from '../../../shared/types';
import { buildVersion } from '../buildVersion';

/** Type-checks the demos of a version that was cut, and builds it in every language of the site. */
export async function buildCut({ name }: Version, site: Site): Promise<void> {
  const apis = await prepareApis(site, siteDir);
  const apiFiles = apis.map(({ file }) => file);
  const known = await readKnownVersions(site, siteDir);
  const moves = toMoves(name, known, movedPages);
  for (const language of ['en', ...(site.languages ?? [])] as const) {
    await buildVersion(findVersion(site, name, siteDir, language), apiFiles, moves);
  }
}
