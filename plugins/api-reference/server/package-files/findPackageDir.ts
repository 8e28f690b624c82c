import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds the folder of a package that a file imports, in the `node_modules` above it. */
export function findPackageDir(name: string, fromFile: string): string | null {
  const above = path.dirname(fromFile);
  if (above === fromFile) {
    return null;
  }
  const dir = path.join(above, 'node_modules', name);
  return existsSync(dir) ? dir : findPackageDir(name, above);
}
