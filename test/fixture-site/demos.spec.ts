/** What demos of pages can have in common: files, names, a place. */
import { open } from '../support/page';
import { expect, hosts, test } from './hosts';
import { pages } from './site';

// A version has its own host.
test.use({ allowedRequests: [new RegExp(`^another host: ${hosts.v8}/`)] });

test('a demo runs with files of other folders, which are tabs, and is edited with them', async ({
  page,
}) => {
  await open(page, pages.ranges);
  const bench = page.locator('figure#PickedDay');
  const month = bench.getByLabel('Day of arrival');
  await bench.scrollIntoViewIfNeeded();
  await expect(month.getByText('12', { exact: true })).toBeVisible();
  await bench.getByRole('button', { name: 'Expand code' }).click();
  await bench.getByRole('tab', { name: 'data/months.json' }).click();
  await expect(bench.getByText('"june"').filter({ visible: true })).toBeVisible();
  await bench.getByRole('tab', { name: 'PickedDay.tsx' }).click();
  await expect(bench.getByText("'./data'").filter({ visible: true })).toBeVisible();
  await bench.getByRole('button', { name: 'Edit Press Enter' }).click();
  const field = bench.getByRole('textbox');
  await field.fill((await field.inputValue()).replace('arrival', 'departure'));
  await expect(bench.getByLabel('Day of departure')).toBeVisible();
});

test('a page can show a demo twice, and its address leads to the first', async ({ page }) => {
  await open(page, `${pages.ranges}#PickedDay`);
  await expect(page.locator('[data-demo="PickedDay"]')).toHaveCount(2);
  await expect(page.locator('#PickedDay')).toBeInViewport();
  const second = page.locator('figure:not([id])', { has: page.locator('[data-demo]') });
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByLabel('Day of arrival')).toBeVisible();
  await expect(second.getByRole('toolbar')).toHaveCount(0);
});

test('a demo in its own document sees the width of its bench, and is drawn on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, pages.several);
  const bench = page.locator('figure#WideDays');
  await bench.scrollIntoViewIfNeeded();
  const frame = bench.frameLocator('iframe');
  await expect(frame.getByLabel('One month')).toBeVisible();
  await expect(bench.locator('iframe')).toHaveCSS('height', '360px');
  const sheet = bench.locator('[data-background] > div');
  await expect(sheet).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await bench.getByRole('button', { name: 'Dark' }).click();
  await expect(frame.locator('[data-island][data-mode="dark"]').first()).toBeVisible();
  const before = page.url();
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(frame.getByLabel('One month')).toBeVisible();
  expect(page.url()).toBe(before);
});

test('demos of two pages have one name: the playground knows both', async ({ page }) => {
  await open(page, `${pages.playground}?demo=PickedDay`);
  await page.getByRole('link', { name: 'calendar-ranges-PickedDay' }).first().click();
  await expect(page.getByLabel('Day of arrival')).toBeVisible();
  await open(page, `${pages.playground}?demo=calendar-overview-PickedDay`);
  await expect(page.getByLabel('Day of the visit')).toBeVisible();
});

test('an older version has files of its own that demos share, and says what it pins', async ({
  page,
}) => {
  await open(page, `${hosts.v8}${pages.overview}`);
  const bench = page.locator('figure#FirstMonth');
  await bench.scrollIntoViewIfNeeded();
  await expect(bench.getByText('June 2025')).toBeVisible();
  await expect(bench.getByRole('tab', { name: 'data/index.ts' })).toBeVisible();
  await expect(page.getByText('This page is about 8.10.1.')).toBeVisible();
});
