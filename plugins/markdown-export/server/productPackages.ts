import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Library, listProducts } from '../../../core/library';
import type { ProductPackages } from '../types';

/** Returns the free package of each product, in the version that is pinned. */
export function toProductPackages(
  dependencies: Readonly<Record<string, string>>,
  packages: Library['packages'],
): ProductPackages {
  return Object.fromEntries(
    Object.entries(packages).flatMap(([name, item]) => {
      const version = dependencies[name];
      return listProducts(item).flatMap(({ product, plan }) =>
        version && !plan ? [[product, { name, version }]] : [],
      );
    }),
  );
}

/** Reads the free package of each product that a version of the site pins. */
export async function readProductPackages(
  versionDir: string,
  packages: Library['packages'],
): Promise<ProductPackages> {
  const text = await readFile(path.join(versionDir, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  return toProductPackages(dependencies, packages);
}
