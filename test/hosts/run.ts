/**
 * Serves the built site and two versions with hosts of their own by nginx and looks at them; ends with
 * `N passed, N failed`.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { siteDir } from '../../plugins/shared/server/siteDir';
import { checkTwice } from '../browser/checkTwice';
import { reportChecks } from '../browser/reportChecks';
import { launchBrowser } from '../launchBrowser';
import { buildHosts } from './buildHosts';
import { checkServing } from './checkServing';
import { findFreePort } from './findFreePort';
import { startNginx } from './startNginx';
import { walkHosts } from './walkHosts';

/** How long the walk may take at the most, in ms. */
const patience = 200_000;

async function run(): Promise<void> {
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()] as const;
  const toOrigin = (port: number) => `http://localhost:${port}`;
  const [current, v5, v4] = ports;
  const origins = { current: toOrigin(current), v5: toOrigin(v5), v4: toOrigin(v4) };
  const copy = await buildHosts(origins);
  const main = path.join(siteDir, 'build');
  const nginx = await startNginx([
    { dir: main, port: current },
    { dir: path.join(copy, 'build-v5'), port: v5 },
    { dir: path.join(copy, 'build-v4'), port: v4 },
  ]);
  const browser = await launchBrowser();
  const checks = [
    ...(await checkServing(origins.current, main)),
    ...(await checkTwice('hosts', () => walkHosts(browser, origins), patience)),
  ];
  await browser.close();
  await nginx.stop();
  await rm(copy, { recursive: true, force: true });
  reportChecks(checks);
}

run().catch((error: Error) => {
  console.error(error.message);
  // Not only the code: what is stuck would keep the process.
  process.exit(1);
});
