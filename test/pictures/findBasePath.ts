import path from 'node:path';
import { findVersion } from '../../plugins/shared/server/findVersion';
import { validateSite } from '../../plugins/shared/server/validateSite';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';

const site = validateSite(rawSite, releasedVersions);

/** Returns the path that all pages of a version begin with. */
export function findBasePath(version: string): string {
  return findVersion(site, version, path.resolve(__dirname, '../..')).basePath;
}
