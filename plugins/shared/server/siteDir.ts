import path from 'node:path';

/** Absolute path of the project. */
export const siteDir = path.resolve(__dirname, '../../..');
