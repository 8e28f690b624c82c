import path from 'node:path';

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
