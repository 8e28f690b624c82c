/** The built site that specs look at: its versions and its pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { findVersion, type BuiltVersion } from '../../core/server/versions';
import { validateSite } from '../../core/server/site';

export const siteDir = path.resolve(__dirname, '../..');

/** Where `npm run build` puts the site. */
export const buildDir = path.join(siteDir, 'build');

const site = validateSite(rawSite, releasedVersions);

/** The versions that this site serves itself, the current one first. */
export const versions: readonly BuiltVersion[] = site.versions
  .filter(({ host }) => host === undefined)
  .map(({ name }) => findVersion(site, name, siteDir));

export const current = versions.find((version) => version.current) as BuiltVersion;

/** A page of the built site. */
export interface SitePage {
  version: BuiltVersion;
  /** Its path on the host: `/x/v6/react-data-grid`. */
  pathname: string;
}

/** Reads from its `sitemap.xml` which pages a built version has. */
export function readPages(version: BuiltVersion, dir = buildDir): SitePage[] {
  const file = path.join(dir, version.basePath, 'sitemap.xml');
  if (!existsSync(file)) {
    throw new Error(`${version.label} is not built: there is no ${file}. Run: npm run build`);
  }
  const addresses = readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...addresses].map(([, address = '']) => ({
    version,
    pathname: new URL(address).pathname,
  }));
}
