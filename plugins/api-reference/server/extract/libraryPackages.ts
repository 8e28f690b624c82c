import { existsSync } from 'node:fs';
import { readFile, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import {
  type DocumentedPackage,
  type Library,
  type Plan,
  listProducts,
} from '../../../../core/library';
import { throwProblems } from '../../../../core/server/problems';
import type { Product } from '../../../../core/types';

/** A documented package that is installed for a version, or the part of it that belongs to a product. */
export interface LibraryPackage {
  name: string;
  product: Product;
  /** What of it belongs to the product, as in `library.ts`; absent: all. */
  parts?: readonly string[];
  /** `null` for everybody. */
  plan: Plan | null;
  /** Exact version. */
  version: string;
  /** Absolute path, without symbolic links. */
  dir: string;
  /** Parts with the name of a component that can be imported on their own: `PickersLayout`. */
  subPaths: string[];
  /** Other folders that apps import from: `locales`. */
  folders: string[];
  /** Folders that connect it with another library: `AdapterDayjs`. What they export isn't read. */
  adapters: string[];
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const planOrder = [null, 'pro', 'premium'];

async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as Manifest;
}

async function readFolders(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(dir, entry.name, 'index.d.ts')))
    .map((entry) => entry.name)
    .toSorted();
}

/** Adapters need date libraries that may not be installed, and their types change those of components. */
const isAdapterFolder = (name: string) => name.startsWith('Adapter');

const isComponentFolder = (name: string) => /^[A-Z]/.test(name) && !isAdapterFolder(name);

/** What is built for other bundlers, and what apps aren't meant to import. */
const isPrivateFolder = (name: string) => /^(?:esm|internals|legacy|modern|node|umd)$/.test(name);

async function readPackage(
  name: string,
  { product, parts, plan }: DocumentedPackage<Product>,
  versionDir: string,
): Promise<LibraryPackage> {
  const dir = await realpath(path.join(versionDir, 'node_modules', name));
  const { version } = await readManifest(dir);
  const folders = await readFolders(dir);
  return {
    name,
    product,
    ...(parts && { parts }),
    plan: plan ?? null,
    version,
    dir,
    subPaths: folders.filter(isComponentFolder),
    folders: folders.filter((name) => !/^[A-Z]/.test(name) && !isPrivateFolder(name)),
    adapters: folders.filter(isAdapterFolder),
  };
}

/**
 * Reads which documented packages a version has, lower plans first.
 *
 * @param versionDir absolute path of a folder with a `package.json` and its `node_modules`
 * @throws an error with all packages that aren't installed
 */
export async function readLibraryPackages(
  versionDir: string,
  library: Library<Product>,
): Promise<LibraryPackage[]> {
  const { dependencies = {} } = await readManifest(versionDir);
  const documented = Object.keys(dependencies).flatMap((name) =>
    listProducts(library.packages[name]).map((item) => [name, item] as const),
  );
  throwProblems(
    "The packages of a version can't be read",
    documented
      .filter(([name]) => !existsSync(path.join(versionDir, 'node_modules', name)))
      .map(
        ([name]) =>
          `${name} is in ${path.join(versionDir, 'package.json')} but isn't installed. Run \`pnpm install\`, or remove it.`,
      ),
  );
  const packages = await Promise.all(
    documented.map(([name, item]) => readPackage(name, item, versionDir)),
  );
  return packages.toSorted(
    (one, other) => planOrder.indexOf(one.plan) - planOrder.indexOf(other.plan),
  );
}
