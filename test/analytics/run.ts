/**
 * Looks at a site that counts visits, which the one that is built does not; ends with
 * `N passed, N failed`. `tsx test/analytics/run.ts [folder]`: one that was built before.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { checkAnalytics } from '../browser/checkAnalytics';
import { checkTwice } from '../browser/checkTwice';
import { reportChecks } from '../browser/reportChecks';
import { startSite } from '../browser/startSite';
import { launchBrowser } from '../launchBrowser';
import { buildCountingSite } from './buildCountingSite';

/** How long all visits may take at the most, in ms. */
const patience = 400_000;

async function run([given]: readonly string[]): Promise<void> {
  const copy = given ?? (await buildCountingSite());
  const [browser, { origin, stop }] = await Promise.all([
    launchBrowser(),
    startSite(path.join(copy, 'build')),
  ]);
  const look = () => checkAnalytics(browser, `${origin}/x/v4/react-data-grid`);
  const checks = await checkTwice('analytics', look, patience);
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
