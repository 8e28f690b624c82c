/**
 * Reads the built site on the host that it is for, which Chromium finds on this machine: with
 * network, without, and while a new build comes. `tsx test/offline/run.ts [folder]`: another build.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import rawSite from '../../site';
import type { OfflineManifest } from '../../plugins/offline/types';
import { siteDir } from '../../plugins/shared/server/siteDir';
import { checkTwice } from '../browser/checkTwice';
import { reportChecks } from '../browser/reportChecks';
import { launchBrowser } from '../launchBrowser';
import { checkOffline } from './checkOffline';
import { checkUpdates } from './checkUpdates';
import { createHost } from './createHost';
import { deployNext } from './deployNext';

/** How long all of it may take at the most, in ms. */
const patience = 400_000;

const killSwitch = path.join(siteDir, 'plugins/offline/worker/killSwitch.js');

async function run([first = path.join(siteDir, 'build')]: readonly string[]): Promise<void> {
  const base = rawSite.basePath;
  const folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
  const builds = { first, next: path.join(folder, 'next'), without: path.join(folder, 'without') };
  await deployNext(first, base, builds.next);
  await cp(first, builds.without, { recursive: true });
  await writeFile(path.join(builds.without, base, 'sw.js'), await readFile(killSwitch));
  const host = await createHost(first);
  const { hostname } = new URL(rawSite.url);
  const origin = `http://${hostname}:${host.port}`;
  const browser = await launchBrowser(
    `--host-resolver-rules=MAP ${hostname} 127.0.0.1`,
    `--unsafely-treat-insecure-origin-as-secure=${origin}`,
  );
  const text = await readFile(path.join(first, base, 'offline.json'), 'utf8');
  const manifest = JSON.parse(text) as OfflineManifest;
  const subject = { browser, host, builds, site: origin + base, manifest };
  const look = async () => {
    await host.serve(first);
    return [...(await checkOffline(subject)), ...(await checkUpdates(subject))];
  };
  const checks = await checkTwice('offline', look, patience);
  await browser.close();
  await host.cut();
  await rm(folder, { recursive: true });
  reportChecks(checks);
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  // Not only the code: what is stuck would keep the process.
  process.exit(1);
});
