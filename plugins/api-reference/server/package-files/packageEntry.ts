import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Finds the folder of a package that a file imports, in a `node_modules` above it. */
export function findPackageDir(name: string, fromFile: string): string | null {
  const above = path.dirname(fromFile);
  if (above === fromFile) {
    return null;
  }
  const dir = path.join(above, 'node_modules', name);
  return existsSync(dir) ? dir : findPackageDir(name, above);
}

/**
 * Finds the ES module that a package starts with: `esm/index.js` when the root has CommonJS (v8, and
 * some packages of v7 and v6), else what `module` names (`index.js`, in v4 a bundle), else `index.mjs`
 * beside CommonJS (later releases of v8).
 *
 * @param packageDir a folder in `node_modules`, or a link to one
 */
export function findPackageEntry(packageDir: string): string {
  const manifest = path.join(packageDir, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(
      `${packageDir} has no package. Run \`pnpm install\`, or remove the package from the version.`,
    );
  }
  const dir = realpathSync(packageDir);
  const esm = path.join(dir, 'esm', 'index.js');
  if (existsSync(esm)) {
    return esm;
  }
  const { module } = JSON.parse(readFileSync(manifest, 'utf8')) as { module?: string };
  const index = existsSync(path.join(dir, 'index.mjs')) ? 'index.mjs' : 'index.js';
  const entry = path.join(dir, module ?? index);
  if (!existsSync(entry)) {
    throw new Error(
      `${packageDir} has no ${module ?? index}, and the reference reads the ES modules of packages. Change packageEntry.ts to find them.`,
    );
  }
  return entry;
}

const packageImport = /^((?:@[^/]+\/)?[^/]+)((?:\/.*)?)$/;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function findFile(base: string): string | null {
  const index = path.join(base, 'index');
  return [base, `${base}.mjs`, `${base}.js`, `${index}.mjs`, `${index}.js`].find(isFile) ?? null;
}

/**
 * Finds the file of an import, from the same package or another one of the library.
 *
 * @param packages those of the library, by name
 * @returns `null` for all other packages, which aren't read
 */
export function resolveImport(
  specifier: string,
  fromFile: string,
  packages: object,
): string | null {
  if (specifier.startsWith('.')) {
    return findFile(path.resolve(path.dirname(fromFile), specifier));
  }
  const [, name = '', rest = ''] = packageImport.exec(specifier) ?? [];
  const packageDir = name in packages ? findPackageDir(name, fromFile) : null;
  return packageDir && findFile(path.join(path.dirname(findPackageEntry(packageDir)), rest));
}
