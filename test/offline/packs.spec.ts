/** What visitors choose to store on the page "Read offline". */
import type { Page } from '@playwright/test';
import { open } from '../support/page';
import { expect, test } from '../support/offline';
import { current, versions } from '../support/site';
import {
  expectStored,
  openStored,
  readCaches,
  readManifest,
  storingTimeout,
  withoutNetwork,
} from './stored';

const base = current.basePath;
const oldest = versions.at(-1) ?? current;

test.describe.configure({ timeout: 600_000 });
test.use({ allowedRequests: withoutNetwork });

/** The entry of a pack on the page: `Data Grid v4`. */
const findPack = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test(
  'packs of any version are stored and removed, and read without network while they are stored',
  { tag: '@all' },
  async ({ page, host }) => {
    await openStored(page, host, `${base}introduction`);
    await open(page, `${base}offline`);
    const [added, removed] = [`Data Grid ${oldest.label}`, `Tree View ${current.label}`];
    await test.step('storing a pack of another version', async () => {
      await expect(findPack(page, added)).toContainText('Not saved');
      await page.getByRole('button', { name: `Save ${added}` }).click();
      await expect(findPack(page, added).getByText('Saved', { exact: true })).toBeVisible({
        timeout: storingTimeout,
      });
      await expectStored(page, readManifest(host, oldest.basePath).build, oldest.basePath);
    });
    await test.step('removing one of this version', async () => {
      await page.getByRole('button', { name: `Remove ${removed}` }).click();
      await expect(findPack(page, removed)).toContainText('Not saved');
    });
    await host.cut();
    await test.step('what is stored opens', async () => {
      await open(page, `${oldest.basePath}react-data-grid/sorting`);
      await expect(page.locator('[data-demo]').getByRole('grid').first()).toBeVisible();
      await open(page, `${base}react-charts/bars`);
      await expect(page).toHaveURL(`${base}react-charts/bars`);
    });
    await test.step('what was removed does not, and is named', async () => {
      const gone = `${base}react-tree-view/quickstart`;
      await page.goto(gone);
      await expect(page).toHaveURL(`${base}offline?page=${encodeURIComponent(gone)}`);
      await expect(page.getByRole('link', { name: gone })).toBeVisible();
    });
  },
);

test(
  'a device without room says so and keeps what is whole',
  { tag: '@all' },
  async ({ page, context, host }) => {
    await openStored(page, host, `${base}introduction`);
    await open(page, `${base}offline`);
    const stored = await readCaches(page);
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: host.origin,
      quotaSize: usage + 2_000_000,
    });
    const pack = `Data Grid ${oldest.label}`;
    await page.getByRole('button', { name: `Save ${pack}` }).click();
    const section = page.getByRole('region', { name: oldest.label });
    await expect(section.getByRole('alert')).toHaveText(
      'Not enough space on this device. Remove something and try again.',
      { timeout: storingTimeout },
    );
    await expect(findPack(page, pack)).toContainText('Not saved');
    expect(await readCaches(page, oldest.basePath)).toEqual({});
    expect(await readCaches(page)).toEqual(stored);
    await host.cut();
    await open(page, `${base}react-charts/bars`);
    await expect(page).toHaveURL(`${base}react-charts/bars`);
  },
);
