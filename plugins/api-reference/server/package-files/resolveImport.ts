import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { findPackageDir } from './findPackageDir';
import { findPackageEntry } from './findPackageEntry';

const libraryPackage =
  /^(@mui\/x-(?:charts|data-grid|date-pickers|tree-view)(?:-pro|-premium)?)((?:\/.*)?)$/;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function findFile(base: string): string | null {
  return [base, `${base}.js`, path.join(base, 'index.js')].find(isFile) ?? null;
}

/**
 * Finds the file of an import inside a package or of another package of the library.
 *
 * @returns `null` for all other packages: nothing in them is looked at
 */
export function resolveImport(specifier: string, fromFile: string): string | null {
  if (specifier.startsWith('.')) {
    return findFile(path.resolve(path.dirname(fromFile), specifier));
  }
  const [, name, rest = ''] = libraryPackage.exec(specifier) ?? [];
  const packageDir = name ? findPackageDir(name, fromFile) : null;
  return packageDir && findFile(path.join(path.dirname(findPackageEntry(packageDir)), rest));
}
