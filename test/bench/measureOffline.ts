import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { validateSite } from '../../core/server/site';
import { toVersionPath } from '../../core/pagePath';
import { manifestName, type OfflineManifest } from '../../plugins/offline/types';
import type { Figure } from './figure';

const buildDir = path.resolve(__dirname, '../../build');

/** What each version of the site in `build/` takes on the device of a reader who keeps all of it. */
export function measureOffline(): Figure[] {
  const site = validateSite(rawSite, releasedVersions);
  return site.versions.flatMap((version) => {
    const file = path.join(buildDir, toVersionPath(site, version), manifestName);
    if (!existsSync(file)) {
      return [];
    }
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as OfflineManifest;
    const bytes = files.reduce((sum, [, , size]) => sum + size, 0);
    return [
      { name: `${version.label} offline, uncompressed`, value: bytes / 1e6, unit: 'MB' },
      { name: `${version.label} offline`, value: files.length, unit: 'files' },
    ] as const;
  });
}
