import { throwProblems } from '../core/server/problems';
import releasedVersions from '../versions.json';
import { checkUncut } from './cut/checks';
import { uncutVersion } from './cut/cutVersion';

/** `npm run docs:uncut -- v8`: takes a version that was cut out again. */

async function uncut([name = '']: readonly string[]): Promise<void> {
  throwProblems('The version cannot be taken back', await checkUncut(name, releasedVersions));
  await uncutVersion(name);
  console.log(`${name} is taken back. "npm run build" takes it out of build/.`);
}

uncut(process.argv.slice(2)).catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
