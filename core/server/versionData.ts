/** Files of data beside a version's `package.json`, which `npm run library` writes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundleSizes } from '../bundleSizes';

/** The files, by the action of the command that writes them. */
export const dataFiles = { releases: 'api-releases.json', sizes: 'bundle-sizes.json' } as const;

/**
 * Reads a file of data; `undefined` where it was never written.
 *
 * @throws an error when it is no JSON
 */
export function readVersionData(versionDir: string, action: keyof typeof dataFiles): unknown {
  const file = path.join(versionDir, dataFiles[action]);
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} is not valid JSON: ${(error as Error).message}. Write it again: npm run library -- ${action} <version>.`,
      { cause: error },
    );
  }
}

/** Reads what importing the components of a version adds to an app; `undefined` where it was never measured. */
export const readBundleSizes = (versionDir: string): BundleSizes | undefined =>
  readVersionData(versionDir, 'sizes') as BundleSizes | undefined;
