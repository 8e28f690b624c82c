import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VersionOutput } from '../cli/build/buildVersion';
import { hashFiles } from '../core/server/cacheKey';
import { escapeHtml } from '../core/server/html';
import { type BuiltVersion, toBuildName } from '../core/server/versions';
import type { Site } from '../core/types';
import { writeHostRules } from './hostRules';
import { writeResponseHeaders } from './responseHeaders';

/** A host of the site. */
export interface Host {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Absolute path of the folder that is its root. */
  dir: string;
  /** The versions that it serves. */
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
    const origin = version.host ?? url;
    const folder = version.host === undefined ? 'build' : `build-${version.name}`;
    const host = hosts.get(origin) ?? {
      url: origin,
      dir: path.join(siteDir, folder),
      versions: [],
    };
    host.versions.push(version);
    hosts.set(origin, host);
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
 * Writes the files at the root of a host that search engines read: a list of the sitemaps of all versions,
 * and `robots.txt`, which names it. Where the root has the sitemap of a version, the list has another name.
 *
 * @param url origin of the host
 * @param buildDir absolute path of the folder that is the host's root
 */
async function writeCrawlerFiles(
  url: string,
  outputs: readonly Pick<VersionOutput, 'version' | 'dir'>[],
  buildDir: string,
): Promise<void> {
  const sitemaps = outputs
    .filter(({ dir }) => existsSync(path.join(dir, 'sitemap.xml')))
    .map(({ version }) => `${url}${version.basePath}sitemap.xml`);
  const index = outputs.some(({ version }) => version.basePath === '/')
    ? 'sitemap-index.xml'
    : 'sitemap.xml';
  await writeFile(path.join(buildDir, index), renderSitemapIndex(sitemaps));
  await writeFile(
    path.join(buildDir, 'robots.txt'),
    `User-agent: *\nDisallow:\n\nSitemap: ${url}/${index}\n`,
  );
}

/** Renders the page at the root of a host, which leads to the site. */
function renderRootPage({ name, basePath }: Site): string {
  const title = escapeHtml(name);
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta http-equiv="refresh" content="0; url=${basePath}"><link rel="canonical" href="${basePath}">`,
    `</head><body><p><a href="${basePath}">${title}</a></p></body></html>`,
    '',
  ].join('\n');
}

/**
 * Writes the pages at the root of a host: the one that leads to the site, and the 404 page, which static
 * hosts look for there alone. A site without a path has both already.
 */
async function writeRootPages(
  site: Site,
  outputs: readonly Pick<VersionOutput, 'dir'>[],
  hostDir: string,
): Promise<void> {
  const [first] = outputs.toSorted((a, b) => a.dir.length - b.dir.length);
  const notFound = path.join(first?.dir ?? '', '404.html');
  const target = path.join(hostDir, '404.html');
  if (first && existsSync(notFound) && path.resolve(notFound) !== path.resolve(target)) {
    await cp(notFound, target);
  }
  if (site.basePath !== '/') {
    await writeFile(path.join(hostDir, 'index.html'), renderRootPage(site));
  }
}

/** The file that says which outputs a folder was assembled from. */
const stampName = '.assembled.json';

/** The hash of each output that a folder was assembled from, by the name of its build. */
type Stamp = Readonly<Record<string, string>>;

const readStamp = (hostDir: string): Promise<Stamp> =>
  readFile(path.join(hostDir, stampName), 'utf8')
    .then((text) => JSON.parse(text) as Stamp)
    .catch(() => ({}));

/**
 * Returns the stamp of a folder: the hashes of its outputs, in the order of the host's versions, and one
 * of what else it is made from.
 */
async function createStamp(
  site: Site,
  versions: readonly BuiltVersion[],
  hashes: ReadonlyMap<string, string | undefined>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(site));
  await hashFiles(hash, __dirname, ['*.ts']);
  const names = versions.map(toBuildName).filter((name) => hashes.has(name));
  return JSON.stringify({
    ...Object.fromEntries(names.map((name) => [name, hashes.get(name)])),
    hosting: hash.digest('hex').slice(0, 16),
  });
}

/** Removes the folders of hosts whose versions the site has no more. */
export async function removeGoneHosts(
  { versions }: Pick<Site, 'versions'>,
  siteDir: string,
): Promise<void> {
  const known = new Set(versions.map(({ name }) => `build-${name}`));
  const folders = (await readdir(siteDir)).filter(
    (name) =>
      name.startsWith('build-') &&
      !known.has(name.replace(/-(?:next|old)$/, '')) &&
      existsSync(path.join(siteDir, name, stampName)),
  );
  await Promise.all(folders.map((name) => rm(path.join(siteDir, name), { recursive: true })));
}

/** Copies a version out of an assembled folder, without the versions that are served below its path. */
async function copyAssembled(
  version: BuiltVersion,
  all: readonly BuiltVersion[],
  from: string,
  to: string,
) {
  const others = all
    .filter(
      ({ basePath }) => basePath !== version.basePath && basePath.startsWith(version.basePath),
    )
    .map(({ basePath }) => path.resolve(from, `.${basePath}`));
  await cp(path.join(from, version.basePath), path.join(to, version.basePath), {
    recursive: true,
    filter: (file) => !others.includes(file),
  });
}

/** Where a folder is while another one takes its place. */
const toOld = (dir: string) => `${dir}-old`;

/** Puts a folder back that was moved away by a process that ended before the next one was in its place. */
async function restoreFolder(dir: string): Promise<void> {
  if (!existsSync(dir) && existsSync(toOld(dir))) {
    await rename(toOld(dir), dir);
  }
}

/** Puts a folder in the place of another one, which may not exist. */
async function replaceFolder(dir: string, next: string): Promise<void> {
  const old = toOld(dir);
  await rm(old, { recursive: true, force: true });
  if (existsSync(dir)) {
    await rename(dir, old);
  }
  await rename(next, dir);
  await rm(old, { recursive: true, force: true });
}

/**
 * Lays the outputs of versions into the folder that is the root of a host: the current version, or the
 * one that has the host for itself, at `/x/`, others at `/x/<name>/`; other languages below
 * `/<language>/`. Beside them it writes the headers and redirects of the host and the files for search
 * engines. The folder is replaced once the new one is complete.
 *
 * @param host a version without an output stays as it was assembled last
 * @param outputs those that there are of the host's versions
 * @returns whether anything changed, and the versions that are missing
 */
export async function assembleSite(
  site: Site,
  { url, dir: hostDir, versions }: Host,
  outputs: readonly VersionOutput[],
): Promise<{ changed: boolean; missing: BuiltVersion[] }> {
  await restoreFolder(hostDir);
  const before = await readStamp(hostDir);
  const isBuilt = (version: BuiltVersion) => outputs.some((output) => output.version === version);
  const others = versions.filter((version) => !isBuilt(version));
  const kept = others.filter((version) => toBuildName(version) in before);
  const missing = others.filter((version) => !kept.includes(version));
  const hashes = new Map([
    ...kept.map((version) => [toBuildName(version), before[toBuildName(version)]] as const),
    ...outputs.map(({ version, hash }) => [toBuildName(version), hash] as const),
  ]);
  const stamp = await createStamp(site, versions, hashes);
  if (JSON.stringify(before) === stamp) {
    return { changed: false, missing };
  }
  const next = `${hostDir}-next`;
  await rm(next, { recursive: true, force: true });
  for (const version of kept) {
    await copyAssembled(version, versions, hostDir, next);
  }
  for (const { version, dir } of outputs) {
    await cp(dir, path.join(next, version.basePath), { recursive: true });
  }
  const laidOut = [...kept, ...outputs.map(({ version }) => version)].map((version) => ({
    version,
    dir: path.join(next, version.basePath),
  }));
  await writeRootPages(site, laidOut, next);
  await writeCrawlerFiles(url, laidOut, next);
  const headers = await writeResponseHeaders(site, next);
  await writeHostRules({ site, url, headers, outputs: laidOut }, next);
  await writeFile(path.join(next, stampName), stamp);
  await replaceFolder(hostDir, next);
  return { changed: true, missing };
}
