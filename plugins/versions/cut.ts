/**
 * `npm run docs:cut -- v8`: freezes the current version under a name, with its library. It is run by Node
 * itself, because the command `tsx` kills a busy process on Ctrl+C before that can put things back.
 */
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { throwProblems } from '../shared/server/throwProblems';
import { validateSite } from '../shared/server/validateSite';
import { checkCut } from './server/cut/checkCut';
import { cutVersion } from './server/cut/cutVersion';
import { toFrozenVersion } from './server/cut/toFrozenVersion';

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
