import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { throwProblems } from '../../../core/server/problems';
import type { VersionPackages } from '../types';
import type { GeneratedFile } from './demoModules';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Reads what a version pins, and which of it are peers of each package. Optional peers count too:
 * the library renders nothing without the styling engine that it calls optional.
 *
 * @param versionDir absolute path of a folder with a `package.json` and its `node_modules`
 * @throws Error that lists the packages that aren't pinned to one exact version
 */
export async function readVersionPackages(versionDir: string): Promise<VersionPackages> {
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
    return [name, { version, peers }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns the module with what a version pins, for projects in online editors. */
export async function renderPackagesModule(versionDir: string): Promise<GeneratedFile> {
  const packages = await readVersionPackages(versionDir);
  return { name: 'packages.js', text: `export default ${JSON.stringify(packages)};\n` };
}
