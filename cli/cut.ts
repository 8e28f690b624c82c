/**
 * `npm run docs:cut -- v8`: freezes the current version under a name, with its library. It is run by Node
 * itself, because the command `tsx` kills a busy process on Ctrl+C before that can put things back.
 */
import { throwProblems } from '../core/server/problems';
import { validateSite } from '../core/server/site';
import rawSite from '@site/site';
import releasedVersions from '@site/versions.json';
import { startCommand } from './command';
import { checkCut } from './cut/checks';
import { cutVersion } from './cut/cutVersion';
import { toFrozenVersion } from './cut/freeze';

const command = { usage: 'npm run docs:cut -- v8', arguments: [1, 1] } as const;

void startCommand(command, async ({ positionals: [name = ''] }) => {
  const before = validateSite(rawSite, releasedVersions);
  throwProblems('Cannot cut the version', await checkCut(name, before));
  const version = toFrozenVersion(name, before);
  const versions = before.versions.toSpliced(1, 0, version);
  await cutVersion(version, { ...before, versions });
  console.log(
    `${name} is cut and built. Commit it; "npm run build" puts it into build/. docs/ can move on: change its library in docs/package.json and its label in site.ts.`,
  );
});
