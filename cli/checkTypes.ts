/** `npm run types`: checks the types of the platform, and those of each version against its own packages. */
import { siteDir } from '../core/server/files';
import { runCommand } from '../core/server/processes';
import { validateSite } from '../core/server/site';
import { findVersion } from '../core/server/versions';
import site from '@site/site';
import releasedVersions from '@site/versions.json';
import { ownDir } from './build/buildVersion';
import { checkTypes } from './build/checkTypes';
import { startCommand } from './command';

void startCommand({ usage: 'npm run types' }, async () => {
  const checks = [
    () => runCommand('tsc', ['-b', '.', '--pretty', 'false'], {}, 'collect'),
    // A build checks a version too, and finds here that it has passed.
    ...validateSite(site, releasedVersions).versions.map(
      ({ name }) =>
        () =>
          checkTypes(findVersion(site, name, siteDir), siteDir, ownDir),
    ),
  ];
  const problems: string[] = [];
  for (const check of checks) {
    await check().catch((error: unknown) => problems.push((error as Error).message));
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
});
