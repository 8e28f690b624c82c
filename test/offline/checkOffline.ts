import type { Browser } from 'playwright-core';
import { createRecorder } from '../browser/createRecorder';
import { openContext } from '../browser/openContext';
import type { Check } from '../browser/check';
import type { OfflineManifest } from '../../plugins/offline/types';
import type { Host } from './createHost';
import { nextText } from './deployNext';

interface Subject {
  browser: Browser;
  host: Host;
  /** Folders of the first build, of the next one, and of one that offers nothing offline. */
  builds: { first: string; next: string; without: string };
  /** Address of the current version, with a slash at the end. */
  site: string;
  manifest: OfflineManifest;
}

/** Visits once, reads on without network, gets the next build, and loses the worker again. */
export async function checkOffline(subject: Subject): Promise<Check[]> {
  const { browser, host, builds, site, manifest } = subject;
  const { checks, record } = createRecorder('offline');
  const base = new URL(site).pathname;
  const context = await openContext(browser);
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('pageerror', (error) => logged.push(error.message));
  /** Waits until a build is there whole, which its list says, and alone. */
  const waitStored = async (build: string) => {
    const wanted = `offline:${base}:${build}`;
    const read = () =>
      page
        .evaluate(async (list) => {
          const names = (await caches.keys()).filter((name) => name.startsWith('offline:'));
          const isWhole = names.length === 1 && (await caches.match(list));
          return isWhole ? names.join() : `not whole: ${names.join(', ')}`;
        }, `${base}offline.json`)
        .catch(() => 'the page is being loaded');
    let found = '';
    for (let round = 0; round < 120 && found !== wanted; round += 1) {
      await page.waitForTimeout(500);
      found = await read();
    }
    return found === wanted ? [] : [`found ${found}, not ${wanted}`];
  };
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  try {
    await record('one visit stores the current version', async () => {
      await page.goto(`${site}introduction`);
      return waitStored(manifest.build);
    });
    await host.cut();
    const pages = manifest.packs.flatMap(({ files }) =>
      files.map(([file]) => file).filter((file) => !/\.(?:md|json)$/.test(file)),
    );
    const read = pages.filter((_, index) => index % Math.ceil(pages.length / 10) === 0);
    for (const file of ['', ...read]) {
      await record(`/${file} opens without network`, async () => {
        await page.goto(site + file);
        await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
        await page.locator('h1').first().waitFor();
      });
    }
    await record('a link leads on', async () => {
      await page.goto(`${site}introduction`);
      await page.locator('main a[href*="installation"]').first().click();
      await page.waitForURL(`${site}introduction/installation`);
    });
    await record('a demo runs', async () => {
      await page.goto(`${site}react-data-grid/sorting`);
      await page.locator('[data-demo-state="ready"]').first().waitFor();
      await page.getByRole('columnheader').first().waitFor();
    });
    await record('a demo is edited', async () => {
      const bench = page.locator('figure:has([data-demo-state="ready"])').first();
      const name = await bench.getAttribute('id');
      await page.goto(`${site}react-data-grid/sorting#${name}.tsx`);
      await bench.locator('[role="tabpanel"] pre:visible').focus();
      await page.keyboard.press('Enter');
      const field = bench.locator('textarea');
      await field.fill('export default () => <p>Edited without network</p>;');
      await bench.locator('[data-demo]').getByText('Edited without network').waitFor();
    });
    await record('the text of pages is searched', async () => {
      await page.goto(`${site}introduction`);
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Search/ }).waitFor();
      await page.keyboard.type('comparator');
      const group = page.getByRole('group', { name: 'More in the text' });
      await group.getByRole('option').first().waitFor();
    });
    await record('a page that is not stored leads to what is', async () => {
      await page.goto(`${site}v7/react-charts`);
      await page.waitForURL(/\/offline\?page=/);
      await heading(/Read offline/);
      await page.getByRole('link', { name: `${base}v7/react-charts` }).waitFor();
      await page.getByText('Stored', { exact: true }).first().waitFor();
    });
    await record('a short link leads on', async () => {
      await page.goto(`${site}r/BarChart`);
      await page.waitForURL(/\/api\/charts\/bar-chart/);
    });
    await host.serve(builds.next);
    await record('online, what is stored is not shown', async () => {
      // In the answer itself: the page that hydrates is of the code, which has not changed.
      const response = await page.goto(`${site}introduction`);
      return (await response?.text())?.includes(nextText) ? [] : ['it is the stored page'];
    });
    await record('the next build replaces the stored one', () => waitStored('next'));
    await record('throws nothing', async () => logged);
    await record('without the offer, the worker and all it stored go away', async () => {
      await host.serve(builds.without);
      await page.goto(`${site}introduction`).catch(() => {});
      await page.waitForTimeout(1000);
      for (let round = 0; round < 180; round += 1) {
        const left = await page
          .evaluate(async () => [
            ...(await caches.keys()),
            ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ])
          .catch(() => ['the page is being loaded again']);
        if (left.length === 0) {
          return [];
        }
        await page.waitForTimeout(500);
      }
      return ['something is left'];
    });
  } finally {
    await context.close();
  }
  return checks;
}
