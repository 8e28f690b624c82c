import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the file that a package starts with, as an ES module: `esm/index.js` where the root holds
 * CommonJS (v8, and single packages of v7 and v6), else what `module` names (`index.js`, in v4 a bundle),
 * else `index.mjs` beside the CommonJS (v8 in later releases).
 *
 * @param packageDir a folder in `node_modules`; a link is followed
 */
export function findPackageEntry(packageDir: string): string {
  const manifest = path.join(packageDir, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(
      `There is no package in ${packageDir}. Run \`pnpm install\`, or take the package out of the version.`,
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
      `The package in ${packageDir} has no ${module ?? index}: its facts are read from its ES modules. Teach findPackageEntry.ts where it keeps them now.`,
    );
  }
  return entry;
}
