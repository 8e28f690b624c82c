import type { Browser, Page } from 'playwright-core';
import { createRecorder } from '../browser/createRecorder';
import { openContext } from '../browser/openContext';
import type { Check } from '../browser/check';
import type { Host } from './createHost';
import { renamed } from './deployNext';
import { readCaches } from './readCaches';
import { waitUntilStored } from './waitUntilStored';

interface Subject {
  browser: Browser;
  host: Host;
  builds: { first: string; next: string };
  /** Address of the current version, with a slash at the end. */
  site: string;
}

/** Opens a page and waits until a worker serves it. */
async function openServed(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Has a new worker come while pages are open, a device without room, and a host that offers nothing. */
export async function checkUpdates({ browser, host, builds, site }: Subject): Promise<Check[]> {
  const { checks, record } = createRecorder('offline');
  const base = new URL(site).pathname;
  await host.serve(builds.first);
  const context = await openContext(browser);
  try {
    const idle = await context.newPage();
    const writing = await context.newPage();
    await openServed(idle, `${site}introduction`);
    await openServed(writing, `${site}react-charts`);
    // Until their code has come, tabs do not know of updates.
    await writing.waitForTimeout(6000);
    await waitUntilStored(writing, base);
    await writing.keyboard.press('Control+k');
    const search = writing.getByRole('combobox', { name: /^Search/ });
    await search.pressSequentially('half a wo');
    let loads = 0;
    idle.on('load', () => (loads += 1));
    await record('a new worker has an open page loaded again, once', async () => {
      await host.serve(builds.next);
      const other = await context.newPage();
      const loadsAgain = idle.waitForEvent('load');
      await Promise.all([loadsAgain, other.goto(`${site}react-tree-view`)]);
      await idle.waitForTimeout(6000);
      return loads === 1 ? [] : [`it was loaded ${loads} times`];
    });
    await record('what is being written stays, with a notice', async () => {
      await writing.getByText('A new version of these docs is ready').waitFor();
      const text = await search.inputValue();
      return text === 'half a wo' ? [] : [`found "${text}"`];
    });
    await record('the notice loads the page again', async () => {
      const notice = writing.getByRole('button', { name: 'Reload' });
      // The search lies over it.
      await search.fill('');
      await search.press('Escape');
      await search.waitFor({ state: 'detached' });
      await Promise.all([writing.waitForEvent('load'), notice.click()]);
    });
  } finally {
    await context.close();
  }
  const small = await openContext(browser);
  try {
    const page = await small.newPage();
    await record('a device without room keeps what is whole, and says so', async () => {
      await openServed(page, `${site}offline`);
      const session = await small.newCDPSession(page);
      const { origin } = new URL(site);
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
      await page
        .getByRole('button', { name: /^Store Charts/ })
        .first()
        .click();
      await page.getByText('There is not enough room').first().waitFor({ timeout: 60_000 });
      const left = await readCaches(page);
      return Object.keys(left).length === 0 ? [] : [`left: ${JSON.stringify(left)}`];
    });
  } finally {
    await small.close();
  }
  const elsewhere = await openContext(browser);
  try {
    const page = await elsewhere.newPage();
    await record('on another host nothing is registered or stored', async () => {
      await page.goto(site.replace(new URL(site).hostname, 'localhost'));
      await page.waitForTimeout(6000);
      return page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    });
  } finally {
    await elsewhere.close();
  }
  const moved = await openContext(browser);
  try {
    const page = await moved.newPage();
    await record('a page that was renamed leads on without network', async () => {
      await openServed(page, `${site}introduction`);
      await waitUntilStored(page, base);
      await host.cut();
      const tab = await moved.newPage();
      await tab.goto(site + renamed.from, { waitUntil: 'commit' });
      await tab.waitForURL(site + renamed.to, { waitUntil: 'commit' });
    });
  } finally {
    await moved.close();
  }
  return checks;
}
