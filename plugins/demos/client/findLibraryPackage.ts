import { library } from '../../../library';
import type { SourceFile, VersionPackages } from '../types';
import { collectImports } from './project/collectImports';
import { toPackageName } from './project/toPackageName';

/**
 * Returns the library's package that a demo shows, with its version: the first that it imports.
 *
 * @throws an error when it imports none
 */
export function findLibraryPackage(
  files: readonly Pick<SourceFile, 'name' | 'code'>[],
  packages: VersionPackages,
): { name: string; version: string } {
  const imported = files.flatMap(({ code }) => collectImports(code)).map(toPackageName);
  for (const name of imported.filter((candidate) => candidate in library.packages)) {
    if (packages[name]) {
      return { name, version: packages[name].version };
    }
  }
  throw new Error(
    `${files[0]?.name ?? 'The demo'} imports no package of the library that its version pins.`,
  );
}
