/** Addresses that nobody meant to write: each shows a page that works. */
// cspell:ignore barsx
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { current } from '../support/site';

const { basePath } = current;

test.use({ allowedRequests: [/^404: /] });

/** The page is there, and its navbar works. */
async function expectAlive(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const { theme } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  await page.getByRole('button', { name: /(?:Dark|Light) mode/ }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
  await page.locator('.navbar').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused();
}

const missing = `This page doesn't exist in ${current.label}`;

/** Paths of no page, and a page that each leads to. */
const unknown: Readonly<Record<string, string | undefined>> = {
  'caf%E9': undefined,
  'api/data-grid/data-gird': 'api/data-grid/data-grid',
  'api/data-grid/DataGrid': 'api/data-grid/data-grid',
  // Fewer versions have charts.
  'react-charts/barsx': 'react-charts/bars',
  'api/data-grid/a%22': undefined,
  'api/data-grid/data-grid/index.html': 'api/data-grid/data-grid',
  Introduction: 'introduction',
  'templates/sign-inn': undefined,
};

for (const [path, near] of Object.entries(unknown)) {
  test(`${path} shows the 404 page that was served`, async ({ page }) => {
    const response = await open(page, basePath + path);
    expect(response?.status()).toBe(404);
    await expectAlive(page, missing);
    if (near) {
      await expect(page.locator(`main a[href="${basePath}${near}"]`)).toBeAttached();
    }
  });
}

/** Addresses of pages in other spellings, and what the title is. */
const spellings: Readonly<Record<string, string | RegExp>> = {
  'introduction.html': 'Overview',
  // Its demos print their addresses.
  'react-data-grid/sorting/': 'Sorting',
  'api/data-grid/data-grid.html': /^DataGrid API/,
  'api/compare#%': 'Compare versions',
  'introduction?%E9=%#%E9': 'Overview',
};

for (const [address, title] of Object.entries(spellings)) {
  test(`${address} shows its page`, async ({ page }) => {
    const response = await open(page, basePath + address);
    expect(response?.status()).toBe(200);
    await expectAlive(page, title);
  });
}

for (const address of [`/${basePath}introduction`, `${basePath}/introduction`]) {
  test(`${address} shows the page that hosts send for it`, async ({ page, site }) => {
    await open(page, site.origin + address);
    await expectAlive(page, 'Overview');
    await expect(page).toHaveURL(`${basePath}introduction`);
  });
}

test('an address that names another host after two slashes shows the 404 page', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}//evil.example/50%`);
  await expectAlive(page, missing);
  await expect(page.locator('a[href*="evil"]')).toHaveCount(0);
});

test('a template at the path of its file shows', async ({ page }) => {
  await open(page, `${basePath}templates/sign-in.html`);
  await expect(page.locator('[data-demo-state="ready"]')).toBeVisible();
  await expect(page).toHaveURL(`${basePath}templates/sign-in`);
});

test('a hash that is no escape leaves the page as it is', async ({ page }) => {
  await open(page, `${basePath}introduction`);
  await page.evaluate(() => {
    window.location.hash = '#50%';
  });
  await expect(page).toHaveURL(/#50%25$/);
  await expectAlive(page, 'Overview');
});

test('Back leads to an address with an escaped percent sign', async ({ page }) => {
  await open(page, `${basePath}100%25`);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(basePath);
  await page.goBack();
  await expectAlive(page, missing);
});

for (const missing of ['//evil.example/', '/\\evil.example/', '/\t/evil.example/', '/../evil/']) {
  test(`${JSON.stringify(missing)} as the page that is not saved is no link`, async ({ page }) => {
    await open(page, `${basePath}offline?page=${encodeURIComponent(missing)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read offline');
    await expect(page.locator('a[href*="evil"]')).toHaveCount(0);
  });
}
