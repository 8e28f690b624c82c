import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPlan, type Library } from '../../../core/library';
import { throwProblems } from '../../../core/server/problems';
import type { PinnedPackage, VersionPackages } from '../types';
import type { GeneratedFile } from './demoModules';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as Manifest;
}

/** Returns what projects have to know of a package beyond what it says itself. */
function describePackage(
  name: string,
  pins: object,
  { packages, foundations }: Library,
): Partial<PinnedPackage> {
  const { baseline, stylesFirst } = foundations[name] ?? {};
  const bases = findPlan(packages[name])
    ? Object.keys(packages).filter((base) => base in pins && name.startsWith(`${base}-`))
    : [];
  return {
    ...(name in packages && { isDocumented: true }),
    ...(bases.length > 0 && { bases }),
    ...(baseline && stylesFirst && { foundation: { baseline, stylesFirst } }),
  };
}

/**
 * Reads what a version pins, and which of it are peers of each package. Optional peers count too:
 * the library renders nothing without the styling engine that it calls optional.
 *
 * @param versionDir absolute path of a folder with a `package.json` and its `node_modules`
 * @throws Error that lists the packages that aren't pinned to one exact version
 */
export async function readVersionPackages(
  versionDir: string,
  library: Library,
): Promise<VersionPackages> {
  const { dependencies = {} } = await readManifest(versionDir);
  const pins = Object.entries(dependencies);
  throwProblems(
    "The demos can't be opened in online editors",
    pins
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(
        ([name, version]) =>
          `${path.join(versionDir, 'package.json')}: "${name}" is "${version}"; write one exact version, such as 1.2.3.`,
      ),
  );
  const entries = pins.map(async ([name, version]) => {
    const { peerDependencies = {} } = await readManifest(
      path.join(versionDir, 'node_modules', name),
    );
    // A package runs without types; a TypeScript project adds them itself.
    const peers = Object.keys(peerDependencies).filter(
      (peer) => peer in dependencies && !peer.startsWith('@types/'),
    );
    return [name, { version, peers, ...describePackage(name, dependencies, library) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns the module with what a version pins, for projects in online editors. */
export async function renderPackagesModule(
  versionDir: string,
  library: Library,
): Promise<GeneratedFile> {
  const packages = await readVersionPackages(versionDir, library);
  return { name: 'packages.js', text: `export default ${JSON.stringify(packages)};\n` };
}
