import type { Library } from '../../../core/types';
import type { ProductPackages } from '../types';

/** Returns the package of each product that everybody has, in the version that is pinned. */
export function toProductPackages(
  dependencies: Readonly<Record<string, string>>,
  packages: Library['packages'],
): ProductPackages {
  return Object.fromEntries(
    Object.entries(packages).flatMap(([name, { product, plan }]) => {
      const version = dependencies[name];
      return version && !plan ? [[product, { name, version }]] : [];
    }),
  );
}
