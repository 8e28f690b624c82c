import path from 'node:path';
import pMap from 'p-map';

/** Absolute path of the project. */
export const siteDir = path.resolve(__dirname, '../..');

/**
 * Absolute path of what builds can use again. Everything in it is named by a hash of its inputs: CI can
 * keep the folder, and checkouts can share it. `DOCS_CACHE_DIR` moves it, relative to the project.
 */
export const cacheDir = path.resolve(siteDir, process.env.DOCS_CACHE_DIR || 'node_modules/.cache');

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
