import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VersionOutput } from './buildVersion';
import { renderSitemapIndex } from './renderSitemapIndex';

/**
 * Writes what search engines look for at the root of a host: `sitemap.xml`, which names the sitemaps
 * of all versions, and `robots.txt`, which names that one.
 *
 * @param url origin of the host
 * @param buildDir absolute path of the folder that is the host's root
 */
export async function writeCrawlerFiles(
  url: string,
  outputs: readonly VersionOutput[],
  buildDir: string,
): Promise<void> {
  const sitemaps = outputs
    .filter(({ dir }) => existsSync(path.join(dir, 'sitemap.xml')))
    .map(({ version }) => `${url}${version.basePath}sitemap.xml`);
  await writeFile(path.join(buildDir, 'sitemap.xml'), renderSitemapIndex(sitemaps));
  await writeFile(
    path.join(buildDir, 'robots.txt'),
    `User-agent: *\nDisallow:\n\nSitemap: ${url}/sitemap.xml\n`,
  );
}
