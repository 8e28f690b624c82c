import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../../core/server/files';
import type { Site } from '../../core/types';
import { runGit } from './commands';
import { toFrozenPaths } from './freeze';

/** The name of a cut version: `v` and its major version. Other modules know paths such as `/x/v8/` by it. */
const cutName = /^v\d+$/;

/**
 * Returns what is wrong with the name of a version that is to be cut: it has the major version that the
 * label of the current one begins with.
 */
export function checkName(name: string, { versions }: Pick<Site, 'versions'>): string[] {
  const label = versions[0]?.label ?? '';
  const [, major] = /^v?(\d+)/.exec(label) ?? [];
  const names = versions.map((version) => version.name);
  if (!cutName.test(name)) {
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

/** How many changed files a message names. */
const MAX_NAMED_FILES = 5;

async function checkWorkingTree(): Promise<string[]> {
  const status = await runGit('status', '--porcelain');
  const files = status.split('\n').flatMap((line) => (line === '' ? [] : line.slice('?? '.length)));
  if (files.length === 0) {
    return [];
  }
  const named = files.slice(0, MAX_NAMED_FILES);
  const rest = files.length - named.length;
  const list = [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
  return [
    `Git has changes that are not committed, and a cut needs a commit for itself: ${list}. Commit or stash them.`,
  ];
}

const listPlaces = (name: string) => {
  const { dir, sidebar, translations } = toFrozenPaths(name);
  return [dir, sidebar, ...translations];
};

const isThere = (file: string) => existsSync(path.join(siteDir, file));

/** Returns why a version cannot be cut. */
export async function checkCut(name: string, site: Site): Promise<string[]> {
  const problems = checkName(name, site);
  const left = problems.length === 0 ? listPlaces(name).filter(isThere) : [];
  return [
    ...problems,
    ...(left.length > 0
      ? [`There is already ${left.join(', ')}. Take it back: npm run docs:uncut -- ${name}`]
      : []),
    ...(await checkWorkingTree()),
  ];
}

/**
 * Returns why a version cannot be taken back: there is none, or changes since its commit would be lost.
 *
 * @param releasedVersions the names in `versions.json`
 */
export async function checkUncut(
  name: string,
  releasedVersions: readonly string[],
): Promise<string[]> {
  // A version that was half cut may not be listed yet.
  const isHalfCut = cutName.test(name) && listPlaces(name).some(isThere);
  if (!releasedVersions.includes(name) && !isHalfCut) {
    return [
      `There is no released version "${name}". Versions in versions.json: ${releasedVersions.join(', ')}.`,
    ];
  }
  const places = listPlaces(name);
  const committed = await runGit('ls-tree', '-r', '--name-only', 'HEAD', '--', ...places);
  const changes = committed && (await runGit('status', '--porcelain', '--', ...places));
  return changes ? [`These changes would be lost. Commit or undo them first:\n${changes}`] : [];
}
