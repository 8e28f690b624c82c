import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../../../shared/server/siteDir';
import { runGit } from './runGit';
import { toFrozenPaths } from './toFrozenPaths';

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
