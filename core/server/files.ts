import { existsSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { siteDir } from './siteDir.cjs';

/** Absolute path of the site: what its owner writes, and what is built from it. */
export { siteDir };

/** Absolute path of the platform: the site's own folder, or a package that the site depends on. */
export const platformDir = path.resolve(__dirname, '../..');

/**
 * Absolute path of what builds can use again. Everything in it is named by a hash of its inputs: CI can
 * keep the folder, and checkouts can share it. `DOCS_CACHE_DIR` moves it, relative to the project.
 */
export const cacheDir = path.resolve(siteDir, process.env.DOCS_CACHE_DIR || 'node_modules/.cache');

/**
 * Finds a file of a package, or its folder, as Node does; a path that doesn't exist where there is none.
 *
 * @param file `typescript/bin/tsc`
 * @param from absolute path of the folder that depends on the package; absent: the platform
 */
export function findInPackages(file: string, from = platformDir): string {
  let dir = from;
  while (!existsSync(path.join(dir, 'node_modules', file)) && dir !== path.dirname(dir)) {
    dir = path.dirname(dir);
  }
  return path.join(dir, 'node_modules', file);
}

/** Whether a file belongs to a package, and not to the platform, which may be one itself. */
export function isInPackage(file: string): boolean {
  const isOfPlatform = file.startsWith(platformDir + path.sep);
  const own = isOfPlatform ? file.slice(platformDir.length) : file;
  return own.includes(`${path.sep}node_modules${path.sep}`);
}

/** Returns the folders of files that are served as they are: of the site, then of the platform. */
export const listStaticDirs = (site: string): string[] => [
  ...new Set([site, platformDir].map((dir) => path.join(dir, 'static'))),
];

/** Returns the site's logo, an SVG: its own or the platform's. */
export const findLogo = (site: string): string =>
  listStaticDirs(site)
    .map((dir) => path.join(dir, 'img/logo.svg'))
    .find(existsSync) ?? '';

/**
 * Returns the path from a folder to a file, with `/` on every system: patterns, keys of the lockfile,
 * messages and addresses need it so.
 */
export const toRelative = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');

/** Open files at a time: their number is limited in a process, and their contents are in memory. */
const MAX_OPEN_FILES = 16;

/**
 * Maps files as `Promise.all` does, a few at a time, so that versions of thousands of pages can be read.
 *
 * @returns the results, in the order of the files
 */
export const mapFiles = <File, Result>(
  files: readonly File[],
  map: (file: File) => Promise<Result>,
): Promise<Result[]> => pMap(files, map, { concurrency: MAX_OPEN_FILES });
