/** `npm start`, `npm start -- v6 --language zh --port 4000`: serves one version in development. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { siteDir } from '../core/server/files';
import { readLicenseKey, renderLicenseNotice } from '../core/server/license';
import { findLanguage } from '../core/server/languages';
import { findCompiler } from '../core/server/processes';
import { validateSite } from '../core/server/site';
import { findVersion } from '../core/server/versions';
import { library, reference } from '@site/library';
import { prepareApis } from '../plugins/api-reference/server/prepareApis';
import rawSite from '@site/site';
import releasedVersions from '@site/versions.json';
import { runDocusaurus } from './build/buildVersion';
import { readPort, startCommand } from './command';
import { listen, loadReceivers } from './serve/siteServer';

const command = {
  usage: 'npm start -- [version] [--language en] [--port 3000]',
  options: { language: { type: 'string' }, port: { type: 'string', default: '3000' } },
  arguments: [0, 1],
} as const;

/** A line of the compiler about an error, or one that belongs to it. */
const isError = (line: string) => /: error TS\d+:|^\s+\S/.test(line);

/**
 * Type-checks the demos of a version whenever a file changes, and prints the errors with their lines.
 * It has a lower priority than the development server.
 *
 * @param dir absolute path of the version's folder
 * @returns a function that ends it
 */
async function watchTypes(dir: string): Promise<() => void> {
  const child = spawn(
    await findCompiler(),
    ['-p', dir, '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    { cwd: siteDir, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  // The server works without the compiler, and a build checks types too.
  child.on('error', ({ message }) => console.warn(`Types are not checked: ${message}`));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (isError(line)) {
      console.warn(line);
    }
  });
  return () => child.kill();
}

void startCommand(command, async ({ values: { language, port }, positionals: [name] }) => {
  const given = String(readPort(port));
  const site = validateSite(rawSite, releasedVersions);
  const version = findVersion(site, name, siteDir, findLanguage(language, site, siteDir));
  const notice = renderLicenseNotice(readLicenseKey(process.env), [version.dir]);
  if (notice !== undefined) {
    console.log(notice);
  }
  await prepareApis(site, siteDir, { library, reference }, console.log);
  const [receive] = Object.values(loadReceivers(site));
  const receiver = createServer(receive);
  process.env.FEEDBACK_RECEIVER = await listen(receiver, 'localhost', 0);
  const stop = await watchTypes(version.dir);
  try {
    await runDocusaurus(['start', '--no-open', '--port', given], version, 'inherit');
  } finally {
    stop();
    receiver.close();
  }
});
