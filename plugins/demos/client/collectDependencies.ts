import type { SourceFile, VersionPackages } from '../types';
import { collectImports } from './project/collectImports';
import { toPackageName } from './project/toPackageName';

/** What every project needs, whatever its demo imports. */
const always = ['react', 'react-dom'];

/**
 * Returns the packages that files need to run, with their exact versions: what they import, what
 * that must have beside it, and React.
 *
 * @throws an error that names the imported packages that the version does not pin
 */
export function collectDependencies(
  files: readonly Pick<SourceFile, 'name' | 'code'>[],
  packages: VersionPackages,
): Record<string, string> {
  const versions = new Map<string, string>();
  const problems: string[] = [];
  const add = (name: string, file: string) => {
    const pinned = packages[name];
    if (!pinned) {
      problems.push(
        `${file} needs "${name}", which the package.json of its version does not pin. Pin it there, or do without it.`,
      );
    } else if (!versions.has(name)) {
      versions.set(name, pinned.version);
      pinned.peers.forEach((peer) => add(peer, file));
    }
  };
  for (const { name, code } of files) {
    const specifiers = collectImports(code).filter((specifier) => !specifier.startsWith('.'));
    [...specifiers.map(toPackageName), ...always].forEach((needed) => add(needed, name));
  }
  if (problems.length > 0) {
    throw new Error([...new Set(problems)].join('\n'));
  }
  return Object.fromEntries([...versions].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
