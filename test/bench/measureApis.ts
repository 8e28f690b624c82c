import { rm } from 'node:fs/promises';
import path from 'node:path';
import { library, reference } from '../../library';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { cacheDir } from '../../core/server/files';
import { prepareApis } from '../../plugins/api-reference/server/prepareApis';
import { validateSite } from '../../core/server/site';
import type { Figure } from './figure';
import { measure } from './measure';

const siteDir = path.resolve(__dirname, '../..');
const apiDir = path.join(cacheDir, 'x-docs-api');

/** Extraction of each version's API, from nothing and from the cache. */
export async function measureApis(): Promise<Figure[]> {
  const site = validateSite(rawSite, releasedVersions);
  const figures: Figure[] = [];
  for (const version of site.versions) {
    const prepare = () =>
      prepareApis({ ...site, versions: [version] }, siteDir, { library, reference });
    const cold = await measure(prepare, () =>
      rm(path.join(apiDir, version.name), { recursive: true, force: true }),
    );
    const cached = await measure(prepare);
    figures.push(
      { name: `API of ${version.label}, cold`, value: cold, unit: 's' },
      { name: `API of ${version.label}, cached`, value: cached * 1000, unit: 'ms' },
    );
  }
  return figures;
}
