import path from 'node:path';

/** Absolute path of the project. */
export const siteDir = path.resolve(__dirname, '../..');

/**
 * Absolute path of what builds can use again, all of it named by what it was made from: CI can keep
 * the folder, and another checkout can use it. `DOCS_CACHE_DIR` puts it elsewhere in the project.
 */
export const cacheDir = path.resolve(siteDir, process.env.DOCS_CACHE_DIR || 'node_modules/.cache');
