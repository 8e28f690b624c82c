import { throwProblems } from '../core/server/problems';
import { validateSite } from '../core/server/site';
import rawSite from '../site';
import releasedVersions from '../versions.json';
import { checkCut } from './cut/checks';
import { cutVersion } from './cut/cutVersion';
import { toFrozenVersion } from './cut/freeze';

/**
 * `npm run docs:cut -- v8`: freezes the current version under a name, with its library. It is run by Node
 * itself, because the command `tsx` kills a busy process on Ctrl+C before that can put things back.
 */

async function cut([name = '']: readonly string[]): Promise<void> {
  const before = validateSite(rawSite, releasedVersions);
  throwProblems('The version cannot be cut', await checkCut(name, before));
  const version = toFrozenVersion(name, before);
  const versions = before.versions.toSpliced(1, 0, version);
  await cutVersion(version, { ...before, versions });
  console.log(
    `${name} is cut and built. Commit it; "npm run build" puts it into build/. docs/ can move on: change its library in docs/package.json and its label in site.ts.`,
  );
}

cut(process.argv.slice(2)).catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
