import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { library } from '../../../library';
import type { ProductPackages } from '../types';
import { toProductPackages } from './toProductPackages';

/** Reads the package of each product in the versions that a version of the site pins. */
export async function readProductPackages(versionDir: string): Promise<ProductPackages> {
  const text = await readFile(path.join(versionDir, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  return toProductPackages(dependencies, library.packages);
}
