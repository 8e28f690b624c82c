import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { library } from '../../../../library';
import { findPackageDir } from './findPackageDir';
import { findPackageEntry } from './findPackageEntry';

const packageImport = /^((?:@[^/]+\/)?[^/]+)((?:\/.*)?)$/;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function findFile(base: string): string | null {
  const index = path.join(base, 'index');
  return [base, `${base}.mjs`, `${base}.js`, `${index}.mjs`, `${index}.js`].find(isFile) ?? null;
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
  const [, name = '', rest = ''] = packageImport.exec(specifier) ?? [];
  const packageDir = name in library.packages ? findPackageDir(name, fromFile) : null;
  return packageDir && findFile(path.join(path.dirname(findPackageEntry(packageDir)), rest));
}
