import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundleSizes } from '../bundleSizes';

/** Beside a version's `package.json`; `npm run library -- sizes` writes it. */
export const SIZES_FILE = 'bundle-sizes.json';

/**
 * Reads what was measured of a version; `undefined` where it never was.
 *
 * @throws an error when the file is no JSON
 */
export function readBundleSizes(versionDir: string): BundleSizes | undefined {
  const file = path.join(versionDir, SIZES_FILE);
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BundleSizes;
  } catch (error) {
    throw new Error(
      `${file} is not valid JSON: ${(error as Error).message}. Write it again: npm run library -- sizes <version>.`,
      { cause: error },
    );
  }
}
