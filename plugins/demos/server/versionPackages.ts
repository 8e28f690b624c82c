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
 * Reads what a version pins, and which of it each package wants beside itself. Optional peers
 * count too: the library draws nothing without the styling engine that it calls optional.
 *
 * @param versionDir absolute path of a folder with a `package.json` and its `node_modules`
 * @throws an error that names the packages that are not pinned to one exact version
 */
export async function readVersionPackages(versionDir: string): Promise<VersionPackages> {
  const { dependencies = {} } = await readManifest(versionDir);
  const pins = Object.entries(dependencies);
  throwProblems(
    'The demos cannot be opened in an online editor',
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
    // Types are no concern of a package that runs; a project in TypeScript finds them by itself.
    const peers = Object.keys(peerDependencies).filter(
      (peer) => peer in dependencies && !peer.startsWith('@types/'),
    );
    return [name, { version, peers }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns the module that tells what a version pins, for the projects that demos make elsewhere. */
export async function renderPackagesModule(versionDir: string): Promise<GeneratedFile> {
  const packages = await readVersionPackages(versionDir);
  return { name: 'packages.js', text: `export default ${JSON.stringify(packages)};\n` };
}
