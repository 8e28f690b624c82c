import { collectImports } from '../../plugins/demos/client/project/collectImports';
import { toPackageName } from '../../plugins/demos/client/project/toPackageName';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Returns the packages that a project's scripts import and its `package.json` does not ask for: where
 * projects share an installation, they would be found all the same.
 *
 * @param files text by path
 */
export function findUndeclared(files: Readonly<Record<string, string>>): string[] {
  const manifest = JSON.parse(files['package.json'] ?? '{}') as Manifest;
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const imported = Object.entries(files)
    .filter(([name]) => /\.[jt]sx?$/.test(name))
    .flatMap(([, code]) => collectImports(code))
    .filter((specifier) => !/^[./]/.test(specifier))
    .map(toPackageName);
  return [...new Set(imported)].filter((name) => !(name in declared));
}
