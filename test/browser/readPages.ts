import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';

/** A page of the built site. */
export interface SitePage {
  version: BuiltVersion;
  /** Its path on the host: `/x/v6/react-data-grid`. */
  pathname: string;
}

/** Reads which pages a version has from its `sitemap.xml`. */
export async function readPages(buildDir: string, version: BuiltVersion): Promise<SitePage[]> {
  const file = path.join(buildDir, version.basePath, 'sitemap.xml');
  const sitemap = await readFile(file, 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  return addresses.map((address) => ({ version, pathname: new URL(address ?? '').pathname }));
}
