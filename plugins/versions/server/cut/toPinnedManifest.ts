import type { Lockfile } from '../../../shared/server/lockedPackages';

/** What is read here of a version's `package.json`; all else stays as it is. */
export interface Manifest {
  name: string;
  dependencies: Record<string, string>;
}

/**
 * Returns the `package.json` of a version that is frozen: a name of its own, and each package at
 * exactly the version that is installed.
 *
 * @param workspace what is installed for the version that it is frozen from, of the lockfile
 */
export function toPinnedManifest(
  manifest: Manifest,
  name: string,
  { dependencies = {} }: NonNullable<Lockfile['importers'][string]>,
): Manifest {
  const pins = Object.entries(manifest.dependencies).map(([item, given]) => [
    item,
    // What follows in parentheses are the peers that it got.
    dependencies[item]?.version.replace(/\(.*$/, '') ?? given,
  ]);
  return { ...manifest, name: `docs-${name}`, dependencies: Object.fromEntries(pins) };
}
