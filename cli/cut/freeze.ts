import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Lockfile } from '../../core/server/cacheKey';
import { siteDir } from '../../core/server/files';
import { toTranslatedDir } from '../../core/server/translatedPages';
import { type Site, type Version, prefixedLanguages } from '../../core/types';
import { changeFile } from './edits';

/** Degrees of a whole turn. */
const turn = 360;

/**
 * Returns the hue that is farthest from all others: the middle of the widest gap between two of them.
 *
 * @param hues in degrees, from 0 to 359; at least one
 */
export function findFreeHue(hues: readonly number[]): number {
  const sorted = hues.toSorted((a, b) => a - b);
  const gaps = sorted.map((from, index) => {
    const to = sorted[index + 1] ?? (sorted[0] ?? 0) + turn;
    return { from, width: to - from };
  });
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
  return Math.round(widest.from + widest.width / 2) % turn;
}

/** Returns the places that belong to one version alone: its folder, its tree, its translated pages. */
export function toFrozenPaths(name: string) {
  return {
    dir: `versioned_docs/version-${name}`,
    tree: `versioned_sidebars/version-${name}-sidebars.json`,
    translations: prefixedLanguages.map((language) => toTranslatedDir(language, name)),
  };
}

/** Paths upward in a file of code, and in what a page imports. */
const codePath = /(?<=["'])(?:\.\.\/)+/g;
const pageImport = /(?<=^import .*["'])(?:\.\.\/)+/gm;

/** What names the current version in the attributes of an element, such as `<ApiChanges to="current" />`. */
const currentAttribute = /(?<=\b(?:from|to)=")current(?=")/g;

/**
 * Returns the text of a file of `docs/` as the frozen version has it: paths that lead out of the folder
 * lead one folder further up, and elements that name the current version name the frozen one.
 *
 * @param file its path in the folder: `data-grid/columns/columns.mdx`
 * @param version name of the frozen version
 */
export function toFrozenText(text: string, file: string, version: string): string {
  const depth = file.split('/').length - 1;
  const deepen = (up: string) => (up.length / '../'.length > depth ? `../${up}` : up);
  return file.endsWith('.mdx')
    ? text.replace(pageImport, deepen).replace(currentAttribute, version)
    : text.replace(codePath, deepen);
}

/**
 * Makes files that were copied from the current version those of the frozen one.
 *
 * @param dir the frozen version's folder, from the project's
 */
export async function freezeFiles(dir: string, version: string): Promise<void> {
  const files = await Globby('**/*.{ts,tsx,mdx,json}', { cwd: path.join(siteDir, dir) });
  await Promise.all(
    files.map((file) =>
      changeFile(path.posix.join(dir, file), (text) => toFrozenText(text, file, version)),
    ),
  );
}

/** Returns what `site.ts` says of a version that is frozen from the current one. */
export function toFrozenVersion(name: string, { versions }: Site): Version {
  return {
    name,
    label: name,
    hue: findFreeHue(versions.map(({ hue }) => hue)),
    products: versions[0]?.products ?? [],
  };
}

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
