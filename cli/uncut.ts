/** `npm run docs:uncut -- v8`: takes back a version that was cut, whole or half. */
import { throwProblems } from '../core/server/problems';
import releasedVersions from '@site/versions.json';
import { startCommand } from './command';
import { checkUncut } from './cut/checks';
import { uncutVersion } from './cut/cutVersion';

const command = { usage: 'npm run docs:uncut -- v8', arguments: [1, 1] } as const;

void startCommand(command, async ({ positionals: [name = ''] }) => {
  throwProblems('Cannot take the version back', await checkUncut(name, releasedVersions));
  await uncutVersion(name);
  console.log(`${name} is taken back. "npm run build" takes it out of build/.`);
});
