import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Lockfile } from '../../core/server/cacheKey';
import { siteDir } from '../../core/server/files';
import { listTranslations } from '../../core/server/languages';
import { toSidebarFile } from '../../core/server/sidebar';
import { toTranslatedDir } from '../../core/server/translatedPages';
import type { Site, Version } from '../../core/types';
import { changeFile } from './edits';

const FULL_TURN = 360;

/**
 * Returns the hue that is farthest from all others: the middle of the widest gap between two of them.
 *
 * @param hues in degrees, from 0 to 359; at least one
 */
export function findFreeHue(hues: readonly number[]): number {
  const sorted = hues.toSorted((a, b) => a - b);
  const gaps = sorted.map((from, index) => {
    const to = sorted[index + 1] ?? (sorted[0] ?? 0) + FULL_TURN;
    return { from, width: to - from };
  });
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
  return Math.round(widest.from + widest.width / 2) % FULL_TURN;
}

/** Returns the places that belong to one version alone: its folder, its sidebar, its translated pages. */
export function toFrozenPaths(name: string) {
  return {
    dir: `versioned_docs/version-${name}`,
    sidebar: toSidebarFile({ name }),
    translations: listTranslations(siteDir).map((language) => toTranslatedDir(language, name)),
  };
}

/** `../` at the beginning of a path: in a file of code, and in an import of a page. */
const codePath = /(?<=["'])(?:\.\.\/)+/g;
const pageImport = /(?<=^import .*["'])(?:\.\.\/)+/gm;

/** The current version in an attribute: `<ApiChanges to="current" />`. */
const currentAttribute = /(?<=\b(?:from|to)=")current(?=")/g;

/**
 * Returns the text of a file of `docs/` as the frozen version has it: paths out of the folder get one more
 * `../`, and elements that name the current version name the frozen one.
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
 * Adapts files that were copied from the current version to the frozen one.
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

/** The keys of a version's `package.json` that a cut changes. */
export interface Manifest {
  name: string;
  dependencies: Record<string, string>;
}

/**
 * Returns the `package.json` of a version that is frozen: with its own name, and each package at
 * exactly the version that is installed.
 *
 * @param workspace the lockfile's entry of the version that it is frozen from
 */
export function toPinnedManifest(
  manifest: Manifest,
  name: string,
  { dependencies = {} }: NonNullable<Lockfile['importers'][string]>,
): Manifest {
  const pins = Object.entries(manifest.dependencies).map(([item, given]) => [
    item,
    // Its peers follow in parentheses.
    dependencies[item]?.version.replace(/\(.*$/, '') ?? given,
  ]);
  return { ...manifest, name: `docs-${name}`, dependencies: Object.fromEntries(pins) };
}
