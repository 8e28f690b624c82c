import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toBuildName } from '../../shared/server/toBuildName';
import type { Site } from '../../shared/types';
import type { VersionOutput } from './buildVersion';
import type { Host } from './collectHosts';
import { writeCrawlerFiles } from './writeCrawlerFiles';
import { writeHostRules } from './writeHostRules';
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
 * Lays the outputs of versions into one tree whose root is the root of a host: the current version,
 * or the one that has the host for itself, at `/x/`, others at `/x/<name>/`; in another language the
 * same under `/<language>/`. Beside them stand the headers and redirects of the host, in the forms
 * that hosts read, and what search engines look for.
 *
 * @param host whose folder is made; what was there before is replaced
 * @returns whether anything had changed
 */
export async function assembleSite(
  site: Site,
  { url, dir: hostDir }: Pick<Host, 'url' | 'dir'>,
  outputs: readonly VersionOutput[],
): Promise<boolean> {
  const stampFile = path.join(hostDir, stampName);
  const stamp = JSON.stringify(
    outputs.map(({ version, hash }) => `${toBuildName(version)} ${hash}`),
  );
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) {
    return false;
  }
  await rm(hostDir, { recursive: true, force: true });
  for (const { version, dir } of outputs) {
    await cp(dir, path.join(hostDir, version.basePath), { recursive: true });
  }
  await writeFile(path.join(hostDir, 'index.html'), renderRootPage(site));
  await writeCrawlerFiles(url, outputs, hostDir);
  const headers = await writeResponseHeaders(site, hostDir);
  await writeHostRules({ site, url, headers, outputs }, hostDir);
  await writeFile(stampFile, stamp);
  return true;
}
