import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addLanguage } from '../../shared/page-path/addLanguage';
import { toBuildName } from '../../shared/server/toBuildName';
import type { Site } from '../../shared/types';
import type { VersionOutput } from './buildVersion';
import { writeCrawlerFiles } from './writeCrawlerFiles';
import { writeHostRedirects } from './writeHostRedirects';
import { writeResponseHeaders } from './writeResponseHeaders';

/** Names the outputs that a folder was assembled from. */
const stampName = '.assembled.json';

/** The page of the host's root, which is not the site's own. */
function renderRootPage({ name, basePath }: Site): string {
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${name}</title>`,
    `<meta http-equiv="refresh" content="0; url=${basePath}"><link rel="canonical" href="${basePath}">`,
    `</head><body><p><a href="${basePath}">${name}</a></p></body></html>`,
    '',
  ].join('\n');
}

/**
 * Lays the outputs of versions into one tree whose root is the root of the host: the current
 * version at `/x/`, others at `/x/<name>/`, and what the version menu reads at `/x/versions/`; in
 * another language the same under `/<language>/`. Beside them stands what the host must send with
 * every file, `.headers.json`, what it may redirect by itself,
 * and what search engines look for.
 *
 * @param buildDir absolute path of the tree; what was there before is replaced
 * @returns whether anything had changed
 */
export async function assembleSite(
  site: Site,
  outputs: readonly VersionOutput[],
  buildDir: string,
): Promise<boolean> {
  const stampFile = path.join(buildDir, stampName);
  const stamp = JSON.stringify(
    outputs.map(
      ({ version: { name, language }, hash }) => `${toBuildName(name, language)} ${hash}`,
    ),
  );
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) {
    return false;
  }
  await rm(buildDir, { recursive: true, force: true });
  for (const { version, dir } of outputs) {
    await cp(dir, path.join(buildDir, version.basePath), { recursive: true });
    const data = path.join(buildDir, addLanguage(site.basePath, version.language), 'versions');
    await mkdir(data, { recursive: true });
    await cp(path.join(dir, 'versions'), data, { recursive: true });
  }
  await writeFile(path.join(buildDir, 'index.html'), renderRootPage(site));
  await writeHostRedirects(outputs, buildDir);
  await writeCrawlerFiles(site.url, outputs, buildDir);
  await writeResponseHeaders(site, buildDir);
  await writeFile(stampFile, stamp);
  return true;
}
