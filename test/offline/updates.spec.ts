/** What happens when the host gets another build, while pages are open and when they are opened again. */
import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/page';
import { expect, nextText, renamed, test, type Host } from '../support/offline';
import { current } from '../support/site';
import { expectStored, openStored, readCaches, storingTimeout, withoutNetwork } from './stored';

const base = current.basePath;

test.describe.configure({ timeout: 300_000 });
test.use({ allowedRequests: withoutNetwork });

test(
  'the next build is shown at once and takes the place of the stored one',
  { tag: '@all' },
  async ({ page, context, host }) => {
    await openStored(page, host, `${base}introduction`);
    await host.deploy('next');
    await test.step('with network, what is stored is not shown', async () => {
      const response = await page.goto(`${base}introduction`);
      expect(await response?.text()).toContain(nextText);
    });
    await expectStored(page, 'next');
    await host.cut();
    // In another tab: the new worker may have the first one loaded again at any time.
    const tab = await context.newPage();
    await test.step('a page that was renamed leads to where it is now', async () => {
      await tab.goto(base + renamed.from, { waitUntil: 'commit' });
      await tab.waitForURL(base + renamed.to, { waitUntil: 'commit' });
    });
    await test.step('what is stored is the next build', async () => {
      const response = await tab.goto(`${base}introduction`);
      expect(response?.fromServiceWorker()).toBe(true);
      expect(await response?.text()).toContain(nextText);
    });
  },
);

/** What of reading offline a browser has of any version: caches, and scopes of workers. */
const readLeft = (page: Page) =>
  page
    .evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
    // It is being loaded again.
    .catch(() => ['no page']);

test(
  'where it is not offered any more, the worker and all that it stored disappear',
  { tag: '@all' },
  async ({ page, host }) => {
    await openStored(page, host, `${base}introduction`);
    expect(await readLeft(page)).not.toEqual([]);
    await host.deploy('without');
    // The worker that takes itself away may load it again meanwhile.
    await page.goto(`${base}introduction`).catch(() => {});
    await expect.poll(() => readLeft(page), { timeout: storingTimeout }).toEqual([]);
    await open(page, `${base}introduction`);
  },
);

/** Opens a page and waits until it follows updates, which begins when it is at rest. */
async function openFollowing(page: Page, pathname: string): Promise<void> {
  const begun = page.waitForRequest(/\/offline\.json$/);
  await page.goto(pathname);
  await begun;
}

/** Opens a tab that finds the next build. */
async function findNext(host: Host, page: Page): Promise<void> {
  await host.deploy('next');
  await page.goto(`${base}react-tree-view`);
}

test(
  'a new worker has open pages loaded again once, but not while something is being written there',
  { tag: '@all' },
  async ({ page: idle, context, host }) => {
    await openStored(idle, host, `${base}introduction`);
    const writing = await context.newPage();
    await openFollowing(writing, `${base}react-charts`);
    await writing.keyboard.press('Control+k');
    const search = writing.getByRole('combobox', { name: /^Search/ });
    await search.pressSequentially('half a wo');
    let loads = 0;
    idle.on('load', () => (loads += 1));
    await test.step('a page at rest is loaded again, once', async () => {
      const loaded = idle.waitForEvent('load', { timeout: storingTimeout });
      await Promise.all([loaded, findNext(host, await context.newPage())]);
      await expectStored(idle, 'next');
      // Another load, if there is one, follows when it begins to follow updates anew.
      await idle.waitForTimeout(6000);
      expect(loads).toBe(1);
    });
    await test.step('what is being written stays, with a notice', async () => {
      await expect(writing.getByText('An update to these docs is ready')).toBeVisible();
      await expect(search).toHaveValue('half a wo');
    });
    await test.step('the notice loads the page again', async () => {
      // The search lies over it.
      await search.fill('');
      await search.press('Escape');
      await expect(search).toBeHidden();
      const loaded = writing.waitForEvent('load');
      await writing.getByRole('button', { name: 'Reload' }).click();
      await loaded;
      await hydrated(writing);
      await expect(writing.getByText('An update to these docs is ready')).toBeHidden();
    });
  },
);

test.describe('on another host', () => {
  test.use({ allowedRequests: [/^another host: http:\/\/localhost:/] });

  test('nothing is registered or stored', { tag: '@all' }, async ({ page, host }) => {
    await open(page, `http://localhost:${new URL(host.origin).port}${base}introduction`);
    // On the right host, it begins after 4 s.
    await page.waitForTimeout(6000);
    expect(await readLeft(page)).toEqual([]);
    expect(await readCaches(page)).toEqual({});
  });
});
