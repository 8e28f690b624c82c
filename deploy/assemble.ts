import path from 'node:path';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import type { VersionOutput } from '../cli/build/buildVersion';
import { escapeHtml } from '../core/server/html';
import { type BuiltVersion, toBuildName } from '../core/server/versions';
import type { Site } from '../core/types';
import { writeHostRules } from './hostRules';
import { writeResponseHeaders } from './responseHeaders';

/** A host of the site, and what it serves. */
export interface Host {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Absolute path of the folder that is its root. */
  dir: string;
  versions: readonly BuiltVersion[];
}

/**
 * Returns the hosts that serve versions: the site's own, whose folder is `build`, and one for each
 * version that has its own, in `build-<version>`.
 *
 * @param versions in all languages
 * @param siteDir absolute path of the project
 */
export function collectHosts(
  { url }: Pick<Site, 'url'>,
  versions: readonly BuiltVersion[],
  siteDir: string,
): Host[] {
  const hosts = new Map<string, Host & { versions: BuiltVersion[] }>();
  for (const version of versions) {
    const own = version.host ?? url;
    const folder = version.host === undefined ? 'build' : `build-${version.name}`;
    const host = hosts.get(own) ?? { url: own, dir: path.join(siteDir, folder), versions: [] };
    host.versions.push(version);
    hosts.set(own, host);
  }
  return [...hosts.values()];
}

/** Renders the index of the sitemaps of a host. */
export function renderSitemapIndex(sitemaps: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemaps.map((sitemap) => `<sitemap><loc>${escapeHtml(sitemap)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/**
 * Writes what search engines look for at the root of a host: `sitemap.xml`, which names the sitemaps
 * of all versions, and `robots.txt`, which names that one.
 *
 * @param url origin of the host
 * @param buildDir absolute path of the folder that is the host's root
 */
async function writeCrawlerFiles(
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
