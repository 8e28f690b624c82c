import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { library } from '../../../library';
import { isCompanion } from './isCompanion';

/** The packages that a reader's own code would import; of icons there are too many for a page. */
const isOffered = (name: string) =>
  name in library.packages || name in library.foundations || isCompanion(name);

/** A folder that holds one component, one hook, or the colors. */
const component = /^(?:(?:Unstable_)?[A-Z]\w*|use[A-Z]\w*|colors)$/;

/** Folders that need a package which no version has: a date library, another design. */
const incomplete = /^(?:Adapter(?!Dayjs$)|Pigment)/;

async function readFolders(packageDir: string): Promise<string[]> {
  const entries = await readdir(packageDir);
  return entries.filter(
    (name) =>
      component.test(name) &&
      !incomplete.test(name) &&
      existsSync(path.join(packageDir, name, 'index.js')),
  );
}

/**
 * Reads what code that is written for a version can import: its React, its library with the
 * folders of components, and its date library.
 *
 * @param versionDir absolute path of the version, whose packages are installed
 * @returns specifiers, sorted: `react`, those of packages, those of their components
 */
export async function readImportableModules(versionDir: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(versionDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = Object.keys(manifest.dependencies).filter(isOffered);
  const modules = names.map(async (name) => {
    const folders = await readFolders(path.join(versionDir, 'node_modules', name));
    return [name, ...folders.map((folder) => `${name}/${folder}`)];
  });
  return ['react/jsx-runtime', ...(await Promise.all(modules)).flat()].toSorted();
}
