/**
 * Builds the site of another library on this platform and looks at it in Chromium; ends with
 * `N passed, N failed`. `tsx test/other-library/run.ts [folder]`: one that was built before.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runInCopy } from '../bad-input/runInCopy';
import { checkTwice } from '../browser/checkTwice';
import { reportChecks } from '../browser/reportChecks';
import { startSite } from '../browser/startSite';
import { launchBrowser } from '../launchBrowser';
import { checkOtherLibrary } from './checkOtherLibrary';
import { copyOtherLibrary } from './copyOtherLibrary';

/** How long the walk may take at the most, in ms. */
const patience = 300_000;

async function build(): Promise<string> {
  const copy = await copyOtherLibrary();
  const { code, output } = await runInCopy(copy, 'plugins/versions/build.ts');
  if (code !== 0) {
    throw new Error(output);
  }
  return copy;
}

async function run([given]: readonly string[]): Promise<void> {
  const copy = given ?? (await build());
  const [browser, { origin, stop }] = await Promise.all([
    launchBrowser(),
    startSite(path.join(copy, 'build')),
  ]);
  const look = () => checkOtherLibrary(browser, origin);
  const checks = await checkTwice('another library', look, patience);
  await browser.close();
  stop();
  if (!given) {
    await rm(copy, { recursive: true, force: true });
  }
  reportChecks(checks);
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  // Not only the code: what is stuck would keep the process.
  process.exit(1);
});
