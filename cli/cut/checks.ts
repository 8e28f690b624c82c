import { runGit } from './commands';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../../core/server/files';
import type { Site } from '../../core/types';
import { toFrozenPaths } from './freeze';

/**
 * Returns what is wrong with the name of a version that is to be cut. A name is `v` and the major
 * version that the label of the current one begins with: paths such as `/x/v8/` are known by it.
 */
export function checkName(name: string, { versions }: Pick<Site, 'versions'>): string[] {
  const label = versions[0]?.label ?? '';
  const [, major] = /^v?(\d+)/.exec(label) ?? [];
  const names = versions.map((version) => version.name);
  if (!/^v\d+$/.test(name)) {
    return [
      `A version's name is "v" and its major version, such as v${major ?? 1}; given: "${name}".`,
    ];
  }
  if (names.includes(name)) {
    return [`There is already a version ${name}. Versions in site.ts: ${names.join(', ')}.`];
  }
  return major !== undefined && name !== `v${major}`
    ? [`docs/ is at ${label} by its label in site.ts, and is cut as v${major}; given: "${name}".`]
    : [];
}

/** Files that are named of those with changes. */
const shown = 5;

async function checkSidebar(): Promise<string[]> {
  const status = await runGit('status', '--porcelain');
  const lines = status.split('\n').filter(Boolean);
  const more = lines.length > shown ? [`and ${lines.length - shown} more`] : [];
  return lines.length > 0
    ? [
        `Git has changes that are not committed, and a cut must be a change of its own: ${[...lines.slice(0, shown).map((line) => line.slice(3)), ...more].join(', ')}. Commit or stash them.`,
      ]
    : [];
}

/** Returns why a version cannot be cut. */
export async function checkCut(name: string, site: Site): Promise<string[]> {
  const { dir, tree, translations } = toFrozenPaths(name);
  const isReleased = site.versions.some((version) => version.name === name);
  const left = [dir, tree, ...translations].filter((file) => existsSync(path.join(siteDir, file)));
  return [
    ...checkName(name, site),
    ...(left.length > 0 && !isReleased
      ? [`There is already ${left.join(', ')}. Take it back: npm run docs:uncut -- ${name}`]
      : []),
    ...(await checkSidebar()),
  ];
}

/**
 * Returns why a version cannot be taken back: there is none, or what was done to it since it was
 * committed would be lost.
 *
 * @param releasedVersions the names in `versions.json`
 */
export async function checkUncut(
  name: string,
  releasedVersions: readonly string[],
): Promise<string[]> {
  const { dir, tree, translations } = toFrozenPaths(name);
  const places = [dir, tree, ...translations];
  // What was half cut may be in no list yet.
  const exists = places.some((file) => existsSync(path.join(siteDir, file)));
  if (name === 'current' || !(exists || releasedVersions.includes(name))) {
    return [
      `There is no released version "${name}". Versions in versions.json: ${releasedVersions.join(', ')}.`,
    ];
  }
  const committed = await runGit('ls-tree', '-r', '--name-only', 'HEAD', '--', ...places);
  const changes = committed && (await runGit('status', '--porcelain', '--', ...places));
  return changes
    ? [`These changes would be lost. Commit them first, or take them back:\n${changes}`]
    : [];
}
