/** What happens when the host gets another build, while pages are open and when they are opened again. */
import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/page';
import { expect, nextText, renamed, test, type Host } from '../support/offline';
import { current } from '../support/site';
import { expectStored, openStored, readCaches, storingTimeout, withoutNetwork } from './stored';

const base = current.basePath;

test.describe.configure({ timeout: 600_000 });
test.use({ allowedRequests: withoutNetwork });

test(
  'the next build is shown at once and takes the place of the stored one',
  { tag: '@all' },
  async ({ page, host }) => {
    await openStored(page, host, `${base}introduction`);
    await host.deploy('next');
    await test.step('with network, what is stored is not shown', async () => {
      const response = await page.goto(`${base}introduction`);
      expect(await response?.text()).toContain(nextText);
    });
    await expectStored(page, 'next');
    await host.cut();
    await test.step('a page that was renamed leads to where it is now', async () => {
      await page.goto(base + renamed.from, { waitUntil: 'commit' });
      await page.waitForURL(base + renamed.to, { waitUntil: 'commit' });
    });
    await test.step('what is stored is the next build', async () => {
      const response = await page.goto(`${base}introduction`);
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
    await page.goto(`${base}introduction`);
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

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** Has a page look for another worker, and waits until it is at work: the browser may have found it before. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, 10_000);
    });
    await (await serviceWorker.getRegistration())?.update();
    await changed;
  });

test(
  'a page that is opened from the next build is not taken away by its worker',
  { tag: '@all' },
  async ({ page, host }) => {
    await openStored(page, host, `${base}introduction`);
    await host.deploy('next');
    await openFollowing(page, `${base}introduction`);
    const countReloads = countLoads(page);
    await update(page);
    await expectStored(page, 'next');
    await page.waitForTimeout(3000);
    expect(countReloads()).toBe(0);
  },
);

test(
  'a host that sends another worker each time does not have pages loaded again',
  { tag: '@all' },
  async ({ page, host }) => {
    host.fail(/\/sw\.js$/, 'varied');
    await openStored(page, host, `${base}introduction`);
    const countReloads = countLoads(page);
    for (let round = 0; round < 3; round += 1) {
      await update(page);
    }
    await page.waitForTimeout(3000);
    expect(countReloads()).toBe(0);
  },
);

test(
  'two hosts that take turns with two builds have a page loaded again once at most',
  { tag: '@all' },
  async ({ page, host }) => {
    await openStored(page, host, `${base}introduction`);
    await host.deploy('turns');
    const countReloads = countLoads(page);
    for (let round = 0; round < 4; round += 1) {
      // It is being loaded again.
      await update(page).catch(() => {});
      // It begins to follow updates after 4 s.
      await page.waitForTimeout(6000);
    }
    expect(countReloads()).toBeLessThanOrEqual(1);
  },
);

test(
  'a worker that was ready before a page was at rest takes over',
  { tag: '@all' },
  async ({ page, host }) => {
    await openStored(page, host, `${base}introduction`);
    await host.deploy('next');
    await page.goto(`${base}react-charts`);
    const readState = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return registration?.waiting?.state ?? 'none';
      });
    await expect.poll(readState).toBe('installed');
    await expect.poll(readState, { timeout: storingTimeout }).toBe('none');
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
