/** The site in Chinese: what is translated, what is marked as English, and what search engines are told. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expectFits } from '../support/fit';
import { emulateSystem, open } from '../support/page';
import { expect, hosts, test } from './hosts';
import { fixture, pages } from './site';

// Both hosts have every language.
test.use({ allowedRequests: [new RegExp(`^another host: ${hosts.v8}/zh/x/versions/`)] });

const toChinese = (pathname: string) => `/zh${pathname}`;

/** A title of the tree and of pages, as the translation has it. */
const titles = { ranges: '日期范围', overview: '日历概述', navbar: '日历' };

/** Every kind of page. */
const kinds: Record<string, { path: string; isMain?: boolean; status?: number }> = {
  home: { path: pages.home },
  'translated page': { path: pages.overview },
  'page that is not translated': { path: pages.ranges, isMain: true },
  reference: { path: pages.reference, isMain: true },
  'page of titles': { path: pages.titles, isMain: true },
  playground: { path: pages.playground },
  'missing page': { path: '/x/there/is/no-such-page', status: 404 },
};

test.describe('pages', () => {
  test.use({
    allowedRequests: [
      new RegExp(`^another host: ${hosts.v8}/zh/x/versions/|^404: .*/no-such-page$`),
    ],
  });

  // A text that is missing is a warning, which is not allowed.
  for (const [name, { path, isMain = false, status = 200 }] of Object.entries(kinds)) {
    test(`the ${name} misses no text, is accessible and fits a small phone`, async ({ page }) => {
      const response = await open(page, toChinese(path));
      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await expectAccessible(page);
      if (isMain || process.env.TEST_ALL === '1') {
        await emulateSystem(page, { colorScheme: 'dark' });
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      await expectFits(page);
    });
  }
});

test('the menus and the settings miss no text', async ({ page }) => {
  await open(page, toChinese(pages.ranges));
  await page.locator('button[aria-haspopup="menu"]').first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '设置' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** What a page says of itself in its head. */
async function readHead(page: Page) {
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')).toSorted());
  return { canonical, alternates };
}

const findNote = (page: Page) =>
  page.getByRole('note').filter({ has: page.locator('a[hreflang="en"]') });

test('a page that is not translated is marked as English, and leads to the English one', async ({
  page,
}) => {
  await open(page, toChinese(pages.ranges));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.ranges);
  await expect(page.locator('.navbar .navbar__link').first()).toHaveText(titles.navbar);
  await expect(page.locator('.menu__link', { hasText: titles.ranges }).first()).toBeVisible();
  await expect(findNote(page)).toHaveCount(1);
  await expect(page.locator('.markdown [lang="en"] > p').first()).toHaveText(/^In the mode range/);
  const canonical = fixture.url + pages.ranges;
  expect(canonical).not.toContain('/zh/');
  expect(await readHead(page)).toEqual({ canonical, alternates: [] });
  await findNote(page).getByRole('link').click();
  await page.waitForURL(`**${pages.ranges}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a translated page is canonical, and names its translation and the English page', async ({
  page,
}) => {
  await open(page, toChinese(pages.overview));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.overview);
  await expect(page.getByText('日历显示一个月')).toBeVisible();
  await expect(findNote(page)).toHaveCount(0);
  const alternates = ['en', 'x-default', 'zh'];
  expect(await readHead(page)).toEqual({
    canonical: fixture.url + toChinese(pages.overview),
    alternates,
  });
  await open(page, pages.overview);
  expect(await readHead(page)).toEqual({ canonical: fixture.url + pages.overview, alternates });
});

test('links show pictures in the language of translated pages, and English ones of the others', ({
  site,
}) => {
  const findPicture = (pathname: string) =>
    /<meta property="og:image" content="([^"]+)"/.exec(site.read(`${pathname}.html`))?.[1];
  const chinese = `${fixture.url}/zh/x/og/react-calendar.png`;
  expect(findPicture(toChinese(pages.overview))).toBe(chinese);
  expect(findPicture(toChinese(pages.ranges))).toBe(
    `${fixture.url}/x/og/react-calendar/ranges.png`,
  );
  const read = (file: string) => readFileSync(path.join(site.dir, file));
  expect(read('zh/x/og/react-calendar.png')).not.toEqual(read('x/og/react-calendar.png'));
});

test('what the site says of itself is translated', ({ site }) => {
  const tagline = '面向 React 的日历，两个版本都有文档。';
  for (const file of ['index.html', 'manifest.webmanifest', 'llms.txt']) {
    expect(site.read(toChinese(`/x/${file}`)), file).toContain(tagline);
  }
});

test('the sitemap has what is translated', ({ site }) => {
  const addresses = site.read('/zh/x/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g);
  const listed = [...addresses].map(([, address]) => address);
  const expected = [pages.home, pages.overview, pages.titles].map(
    (path) => fixture.url + toChinese(path),
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test('the page of titles has both languages and misses none', async ({ page }) => {
  await open(page, toChinese(pages.titles));
  const rows = page.locator('section[aria-labelledby="titles-zh"] tbody tr');
  await expect(rows.filter({ hasText: 'Ranges' })).toContainText(titles.ranges);
  await expect(page.locator('tbody td [lang="zh"]')).toHaveCount(await rows.count());
});

test('the language menu keeps the page', async ({ page }) => {
  await open(page, toChinese(pages.ranges));
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitem', { name: 'English', exact: true }).click();
  await page.waitForURL(`**${pages.ranges}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '中文', exact: true }).click();
  await page.waitForURL(`**${toChinese(pages.ranges)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test.describe('in a language from right to left', () => {
  const toArabic = (pathname: string) => `/ar-EG${pathname}`;
  const several = toArabic(pages.several);

  // Its small translation lacks most texts.
  test.use({
    allowedLogs: [/^warning: Missing translation for ar-EG:/],
    allowedRequests: [new RegExp(`^another host: ${hosts.v8}/ar-EG/x/versions/`)],
  });

  test('a page has the direction of its language, and code keeps its own', async ({
    page,
    site,
  }) => {
    expect(site.read(`${several}.html`)).toMatch(/<html lang=ar-EG dir=rtl /);
    await open(page, several);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('عدة أيام');
    const toLeft = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.x ?? 0;
    expect(await toLeft('.theme-doc-sidebar-container')).toBeGreaterThan(await toLeft('main h1'));
    await expect(page.locator('.markdown code').first()).toHaveCSS('direction', 'ltr');
    await expect(page.locator('[data-island]').first()).toHaveAttribute('dir', 'rtl');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page);
  });

  test("the visitor's choice of a direction wins, until it is reset", async ({ page }) => {
    await open(page, several);
    await page.getByRole('button', { name: 'الإعدادات' }).click();
    await page.getByRole('radio', { name: 'Left to right' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await page.getByRole('button', { name: 'الإعدادات' }).click();
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('pages that are translated and pages that are not link to sections of each other', async ({
    page,
  }) => {
    await open(page, toArabic(pages.ranges));
    await page.locator('.markdown').getByRole('link', { name: 'several days' }).click();
    await page.waitForURL(`**${several}#limit-the-number`);
    await expect(page.locator('#limit-the-number')).toContainText('تحديد العدد');
    await page.locator('.markdown').getByRole('link', { name: 'طول النطاق' }).click();
    await page.waitForURL(`**${toArabic(pages.ranges)}#limit-the-length`);
  });

  test('a translation that lacks a demo and the components of its page has a place for links to them', async ({
    page,
    site,
  }) => {
    expect(site.read(`${several}.html`)).not.toContain('<figure id=WideDays');
    for (const [name, anchor] of [
      ['its demo', 'WideDays.tsx'],
      ['its props', 'api'],
    ] as const) {
      await open(page, toArabic(pages.ranges));
      await page.locator('.markdown').getByRole('link', { name }).click();
      await page.waitForURL(`**${several}#${anchor}`);
      await expect(page.locator(`[id="${anchor}"]`)).toBeAttached();
    }
  });

  test('results are counted in the forms of the language', async ({ page }) => {
    await open(page, several);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').first().fill('DayPicker');
    await expect(page.getByRole('status').filter({ hasText: /نتيج|نتائج/ })).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('titles in the sidebar are translated', async ({ page }) => {
    await page.goto(toChinese(pages.overview));
    await expect(page.locator('.menu__link', { hasText: titles.ranges }).first()).toBeVisible();
  });
});

test('a translated page shows the demo in its language, and the others theirs', async ({
  page,
}) => {
  await open(page, toChinese(pages.overview));
  const bench = page.locator('figure#PickedDay');
  await bench.scrollIntoViewIfNeeded();
  await expect(bench.getByLabel('参观日')).toBeVisible();
  await expect(bench.getByText('2025年').first()).toBeVisible();
  await open(page, pages.overview);
  await bench.scrollIntoViewIfNeeded();
  await expect(bench.getByLabel('Day of the visit')).toBeVisible();
});
