/** Measures what the import of each component adds to a bundle. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type BuildOptions, type Metafile, type Plugin, build } from 'esbuild';
import type { BundleSizes, ComponentSize, SharedModules } from '../../../core/bundleSizes';
import { groupBy } from '../../../core/groupBy';
import { findInPackages } from '../../../core/server/files';
import { type Pins, readManifest } from '../../../core/server/pins';
import type { Product } from '../../../core/types';
import { toPackageName } from '../../demos/imports';

const compress = promisify(gzip);

/** A component to be measured. */
export interface Measured {
  name: string;
  product: Product;
  /** An import statement for it: `import { DataGrid } from '@mui/x-data-grid';`. */
  statement: string;
}

/** What every app has. */
const framework = new Set(['react', 'react-dom', 'scheduler']);

/** Finds the folder of a package that a folder depends on. */
function findPackage(name: string, from: string): string | undefined {
  const found = findInPackages(name, from);
  return existsSync(found) ? realpathSync(found) : undefined;
}

/** Lists the peer packages of packages that are installed, and what those depend on; not the framework. */
export function listPeers(packages: readonly string[], versionDir: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string, from: string): void => {
    const dir = found.has(name) || framework.has(name) ? undefined : findPackage(name, from);
    if (dir !== undefined) {
      found.add(name);
      const { dependencies = {} } = readManifest(dir);
      Object.keys(dependencies).forEach((dependency) => add(dependency, dir));
    }
  };
  for (const name of packages) {
    const dir = findPackage(name, versionDir);
    const { peerDependencies = {} } = dir === undefined ? {} : readManifest(dir);
    Object.keys(peerDependencies).forEach((peer) => add(peer, versionDir));
  }
  // Packages of the library are what is measured.
  packages.forEach((name) => found.delete(name));
  return found;
}

/** Makes each component an entry, and leaves out packages and what is loaded later. */
const entries = (
  components: readonly Measured[],
  versionDir: string,
  isLeftOut: (name: string) => boolean,
): Plugin => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path: entry }) => ({ path: entry, namespace: 'entry' }));
    onResolve({ filter: /^/ }, ({ path: specifier, kind }) =>
      // What is imported when it's needed is loaded apart.
      kind === 'dynamic-import' || isLeftOut(toPackageName(specifier))
        ? { path: specifier, external: true }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: entry }) => {
      const { name = '', statement = '' } = components[Number(entry.slice('entry:'.length))] ?? {};
      return {
        contents: `${statement}\nexport { ${name} };`,
        resolveDir: versionDir,
        loader: 'js',
      };
    });
  },
});

interface Bundled {
  /** Gzipped bytes by component. */
  sizes: number[];
  outputs: Metafile['outputs'];
}

async function bundle(
  components: readonly Measured[],
  versionDir: string,
  isLeftOut: (name: string) => boolean,
): Promise<Bundled> {
  const options = {
    entryPoints: Object.fromEntries(components.map((_, index) => [index, `entry:${index}`])),
    bundle: true,
    // Also makes it a production build.
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    outdir: '/bundles',
    legalComments: 'none',
    plugins: [entries(components, versionDir, isLeftOut)],
    absWorkingDir: versionDir,
    logLevel: 'silent',
  } satisfies BuildOptions;
  const { outputFiles, metafile } = await build(options);
  const sizes = components.map(() => 0);
  for (const { path: file, contents } of outputFiles) {
    const index = Number(path.parse(file).name);
    // A component can have a style sheet beside its code.
    sizes[index] = (sizes[index] ?? 0) + (await compress(contents, { level: 9 })).length;
  }
  return { sizes, outputs: metafile.outputs };
}

/** Puts modules together that the same components need. */
function groupModules(
  outputs: Metafile['outputs'],
  peers: ReadonlySet<string>,
): readonly SharedModules[] {
  const modules = new Map<string, { of: bigint; bytes: number }>();
  for (const [file, { inputs }] of Object.entries(outputs)) {
    const bit = 1n << BigInt(path.parse(file).name);
    for (const [module, { bytesInOutput }] of Object.entries(inputs)) {
      const { of, bytes } = modules.get(module) ?? { of: 0n, bytes: 0 };
      // Of a module that is used in part, other components can use other parts.
      modules.set(module, { of: of | bit, bytes: Math.max(bytes, bytesInOutput) });
    }
  }
  const all = [...modules].map(([module, { of, bytes }]) => {
    const [, specifier = ''] = /^(?:.*\/)?node_modules\/(.+)/.exec(module) ?? [];
    return { of: of.toString(16), bytes, isPeer: peers.has(toPackageName(specifier)) };
  });
  const groups = groupBy(
    all.filter(({ bytes }) => bytes > 0),
    ({ of, isPeer }) => `${of} ${isPeer}`,
  );
  return [...groups.values()]
    .map(([first, ...others]) => ({
      ...first,
      bytes: others.reduce((sum, { bytes }) => sum + bytes, first.bytes),
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/**
 * Bundles each component by itself, twice: with all but the framework, and without the peer packages of the library.
 *
 * @param versionDir absolute path of the version, whose packages are bundled
 * @param packages the library's packages that the version pins
 * @throws an error of esbuild when a component can't be bundled
 */
export async function measureSizes(
  components: readonly Measured[],
  versionDir: string,
  packages: Pins,
): Promise<BundleSizes> {
  const peers = listPeers(Object.keys(packages), versionDir);
  const alone = await bundle(components, versionDir, (name) => framework.has(name));
  const added = await bundle(
    components,
    versionDir,
    (name) => framework.has(name) || peers.has(name),
  );
  const measured = components.map(({ name, product }, index) => {
    const size: ComponentSize = { added: added.sizes[index] ?? 0, alone: alone.sizes[index] ?? 0 };
    return { product, entry: [name, size] as const };
  });
  return {
    packages,
    components: Object.fromEntries(
      [...groupBy(measured, ({ product }) => product)].map(([product, items]) => [
        product,
        Object.fromEntries(items.map(({ entry }) => entry)),
      ]),
    ),
    modules: groupModules(alone.outputs, peers),
  };
}
