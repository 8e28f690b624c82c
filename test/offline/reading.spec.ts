/** One visit stores the current version, which is then read without network. */
import { products } from '../../core/types';
import { open } from '../support/page';
import { expect, test } from '../support/offline';
import { current } from '../support/site';
import { expectStored, openStored, readManifest, withoutNetwork } from './stored';

const base = current.basePath;

declare global {
  interface Window {
    noteLookup(): void;
  }
}

test.describe.configure({ timeout: 600_000 });
test.use({ allowedRequests: withoutNetwork });

test('after one visit the current version is read, searched and tried out without network', async ({
  page,
  host,
}) => {
  await test.step('one visit stores it', async () => {
    await open(page, `${base}introduction`);
    await expectStored(page, readManifest(host).build);
  });
  await host.cut();
  await test.step('a link leads on', async () => {
    await open(page, `${base}introduction`);
    await page.locator('main a[href*="installation"]').first().click();
    await expect(page).toHaveURL(`${base}introduction/installation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/install/i);
  });
  await test.step('a demo runs and is edited', async () => {
    await open(page, `${base}react-data-grid/sorting`);
    const bench = page.locator('figure:has([data-demo-state="ready"])').first();
    await expect(bench.getByRole('columnheader').first()).toBeVisible();
    const name = await bench.getAttribute('id');
    await page.goto(`${base}react-data-grid/sorting#${name}.tsx`);
    await bench.locator('[role="tabpanel"] pre:visible').focus();
    await page.keyboard.press('Enter');
    await bench.locator('textarea').fill('export default () => <p>Edited without network</p>;');
    await expect(bench.locator('[data-demo]').getByText('Edited without network')).toBeVisible();
  });
  await test.step('the text of pages is searched', async () => {
    await open(page, `${base}introduction`);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /^Search/ })).toBeVisible();
    await page.keyboard.type('comparator');
    const found = page.getByRole('group', { name: 'Also mentioned in' });
    await expect(found.getByRole('option').first()).toBeVisible();
  });
  await test.step('code is checked for an upgrade', async () => {
    await open(page, `${base}upgrade-check?from=v7&to=current`);
    await page.getByLabel('Code', { exact: true }).fill("import '@mui/x-tree-view/TreeView';");
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText("@mui/x-tree-view/TreeView isn't part of")).toBeVisible();
  });
  await test.step('a page that is not stored leads to what is', async () => {
    await page.goto(`${base}v7/react-charts`);
    await expect(page).toHaveURL(/\/offline\?page=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read offline');
    await expect(page.getByRole('link', { name: `${base}v7/react-charts` })).toBeVisible();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  });
  await test.step('what the release of the visitor lacks is marked', async () => {
    await page.evaluate(() => localStorage.setItem('your-version:charts', '8.2.0'));
    await open(page, `${base}api/charts/spark-line-chart`);
    await expect(page.getByRole('button', { name: /^Hide \d+ newer/ })).toBeVisible();
  });
  await test.step('a short link leads on', async () => {
    await page.goto(`${base}r/BarChart`);
    await expect(page).toHaveURL(`${base}api/charts/bar-chart`);
  });
});

test('pages of every product open without network', { tag: '@all' }, async ({ page, host }) => {
  await openStored(page, host, `${base}introduction`);
  const { pages } = readManifest(host);
  const chosen = products.flatMap((product) => {
    const own = Object.keys(pages).filter((path) => pages[path]?.product === product);
    return own.filter((_, index) => index % Math.ceil(own.length / 4) === 0);
  });
  expect(chosen.length).toBeGreaterThan(10);
  await host.cut();
  for (const file of ['', ...chosen]) {
    await test.step(`/${file}`, async () => {
      await open(page, base + file);
      await expect(page).toHaveURL(base + file);
      await expect(page.locator('h1').first()).toBeVisible();
    });
  }
});

test('what is saved is looked up once per visit', { tag: '@all' }, async ({ page, host }) => {
  await openStored(page, host, `${base}introduction`);
  let lookups = 0;
  await page.exposeFunction('noteLookup', () => (lookups += 1));
  await page.addInitScript(() => {
    const { keys } = CacheStorage.prototype;
    CacheStorage.prototype.keys = function () {
      window.noteLookup();
      return keys.call(this);
    };
  });
  host.asked.length = 0;
  await open(page, `${base}introduction`);
  // It begins after 4 s.
  await page.waitForTimeout(6000);
  expect(lookups).toBeGreaterThan(0);
  lookups = 0;
  for (const slug of ['react-data-grid', 'react-charts', 'react-tree-view']) {
    await page.locator(`nav a[href="${base}${slug}"]`).first().click();
    await expect(page).toHaveURL(base + slug);
    await page.waitForTimeout(6000);
  }
  expect(lookups).toBe(0);
  expect(host.asked.filter((path) => path.endsWith('/offline.json'))).toHaveLength(1);
});
