import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { siteDir } from '../core/server/files';
import { readLicenseKey, renderLicenseNotice } from '../core/server/license';
import { prepareApis } from '../core/server/prepareApis';
import { findLanguage, validateSite } from '../core/server/site';
import { findVersion } from '../core/server/versions';
import rawSite from '../site';
import releasedVersions from '../versions.json';
import { runDocusaurus } from './build/buildVersion';

/** A line of the compiler about an error, or one that belongs to it. */
const isError = (line: string) => /: error TS\d+:|^\s+\S/.test(line);

/**
 * Type-checks the demos of a version again whenever a file changes, for as long as the development
 * server runs, and tells the errors with their lines. It gives way to the server.
 *
 * @param dir absolute path of the version's folder
 * @param print shows a line in the terminal
 * @returns ends it
 */
export function watchTypes(dir: string, print: (line: string) => void): () => void {
  const child = spawn(
    path.join(siteDir, 'node_modules/.bin/tsc'),
    ['-p', dir, '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    { cwd: siteDir, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  // Without the compiler the server works all the same, and a build checks.
  child.on('error', ({ message }) => print(`Types are not checked: ${message}`));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (isError(line)) {
      print(line);
    }
  });
  return () => child.kill();
}

/** `npm start`, `npm start -- v6 --language zh --port 4000`: serves one version in development. */

async function start(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '3000' }, language: { type: 'string' } },
  });
  const site = validateSite(rawSite, releasedVersions);
  const version = findVersion(site, positionals[0], siteDir, findLanguage(values.language));
  const notice = renderLicenseNotice(readLicenseKey(process.env));
  if (notice !== undefined) {
    console.log(notice);
  }
  await prepareApis(site, siteDir, (label) => console.log(`${label}: reading its API`));
  const stop = watchTypes(version.dir, console.warn);
  try {
    await runDocusaurus(['start', '--no-open', '--port', values.port], version, 'inherit');
  } finally {
    stop();
  }
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
