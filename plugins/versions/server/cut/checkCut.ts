import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../../../shared/server/siteDir';
import type { Site } from '../../../shared/types';
import { checkName } from './checkName';
import { runGit } from './runGit';
import { toFrozenPaths } from './toFrozenPaths';

/** Files that are named of those with changes. */
const shown = 5;

async function checkTree(): Promise<string[]> {
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
    ...(await checkTree()),
  ];
}
