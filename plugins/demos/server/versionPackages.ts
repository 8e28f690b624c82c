import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { findPlan, type Library } from '../../../core/library';
import { readManifest } from '../../../core/server/pins';
import { throwProblems } from '../../../core/server/problems';
import type { PinnedPackage, VersionPackages } from '../types';
import type { GeneratedFile } from './demoModules';

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
 * Finds the parts of a package, `AdapterLuxon`, that import other packages, themselves or by another part.
 *
 * @param dir absolute path of the package
 * @returns for each name the parts that need it
 */
async function findParts(dir: string, names: readonly string[]): Promise<Map<string, string[]>> {
  const files = names.length > 0 ? await Globby('*/*.js', { cwd: dir }) : [];
  /** What each part imports: parts as `../AdapterMoment`, packages by their names. */
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const part = path.posix.dirname(file);
    const text = await readFile(path.join(dir, file), 'utf8');
    const found = imports.get(part) ?? new Set();
    for (const [, specifier = ''] of text.matchAll(/\b(?:from|require\()\s*["']([^"']+)["']/g)) {
      found.add(/^(?:\.\.\/)?(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
    }
    imports.set(part, found);
  }
  const findImporters = (wanted: string): string[] =>
    [...imports].flatMap(([part, found]) => (found.has(wanted) ? part : []));
  return new Map(
    names.map((name) => {
      const parts = new Set(findImporters(name));
      // A set hands out what is added on the way.
      for (const part of parts) {
        findImporters(`../${part}`).forEach((importer) => parts.add(importer));
      }
      return [name, [...parts].toSorted()];
    }),
  );
}

/**
 * Reads what a version pins, and which of it are peers of each package. Optional peers count too:
 * the library renders nothing without the styling engine that it calls optional. One that only parts of a
 * package import counts where these are imported.
 *
 * @param versionDir absolute path of a folder with a `package.json` and its `node_modules`
 * @throws Error that lists the packages that aren't pinned to one exact version
 */
export async function readVersionPackages(
  versionDir: string,
  library: Library,
): Promise<VersionPackages> {
  const { dependencies = {} } = readManifest(versionDir);
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
  const manifests = await Promise.all(
    pins.map(async ([name, version]) => {
      const dir = path.join(versionDir, 'node_modules', name);
      const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(dir);
      // A package runs without types; a TypeScript project adds them itself.
      const peers = Object.keys(peerDependencies).filter(
        (peer) => peer in dependencies && !peer.startsWith('@types/'),
      );
      const optional = peers.filter((peer) => peerDependenciesMeta[peer]?.optional);
      const { react } = peerDependencies;
      return { name, version, peers, react, parts: await findParts(dir, optional) };
    }),
  );
  // A paid package only passes on the parts of the free one under it.
  const findPartsOf = (peer: string) => [
    ...new Set(manifests.flatMap(({ parts }) => parts.get(peer) ?? [])),
  ];
  return Object.fromEntries(
    manifests.map(({ name, version, peers, react, parts }) => {
      const ofParts = [...parts.keys()].filter((peer) => findPartsOf(peer).length > 0);
      const byPart = new Map<string, string[]>();
      for (const peer of ofParts) {
        findPartsOf(peer).forEach((part) => byPart.set(part, [...(byPart.get(part) ?? []), peer]));
      }
      const pinned: PinnedPackage = {
        version,
        peers: peers.filter((peer) => !ofParts.includes(peer)),
        ...(react !== undefined && react !== '*' && { react }),
        ...(byPart.size > 0 && { partPeers: Object.fromEntries(byPart) }),
        ...describePackage(name, dependencies, library),
      };
      return [name, pinned];
    }),
  );
}

/** Returns the module with what a version pins, for projects in online editors. */
export async function renderPackagesModule(
  versionDir: string,
  library: Library,
): Promise<GeneratedFile> {
  const packages = await readVersionPackages(versionDir, library);
  return { name: 'packages.js', text: `export default ${JSON.stringify(packages)};\n` };
}
