import path from 'node:path';
import { mapConcurrently } from './processes';

/** Absolute path of the project. */
export const siteDir = path.resolve(__dirname, '../..');

/**
 * Absolute path of what builds can use again, all of it named by what it was made from: CI can keep
 * the folder, and another checkout can use it. `DOCS_CACHE_DIR` puts it elsewhere in the project.
 */
export const cacheDir = path.resolve(siteDir, process.env.DOCS_CACHE_DIR || 'node_modules/.cache');

/** Files that are open at a time: a process may have only so many, and holds what it reads. */
const concurrency = 16;

/**
 * Maps files as `Promise.all` does, a few at a time, so that versions of thousands of pages can be read.
 *
 * @returns the results, in the order of the files
 */
export function mapFiles<File, Result>(
  files: readonly File[],
  map: (file: File) => Promise<Result>,
): Promise<Result[]> {
  return mapConcurrently(files, concurrency, map);
}
