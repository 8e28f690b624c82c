/** Code that is loaded on demand and isn't there: the page works on, and "Try again" brings it back. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { type SiteServer } from '../support/served';
import { current } from '../support/site';

const { basePath } = current;

test.use({
  allowedRequests: [/ERR_FAILED: .*\.(?:js|json)$/],
  allowedLogs: [/ChunkLoadError|Loading chunk/],
});

/** Makes the script that contains a text fail to load; returns what makes it load again. */
async function loseScript(page: Page, { dir }: SiteServer, text: string) {
  const folder = path.join(dir, basePath, 'assets/js');
  const names = readdirSync(folder).filter((name) =>
    readFileSync(path.join(folder, name), 'utf8').includes(text),
  );
  expect(names, `one script contains ${text}`).toHaveLength(1);
  const url = `**/${names[0]}`;
  await page.route(url, (route) => route.abort());
  return () => page.unroute(url);
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without the code of the menu, the article stays and the menu can be loaded again', async ({
    page,
    site,
  }) => {
    const restore = await loseScript(page, site, 'navbar-sidebar__items');
    await open(page, `${basePath}react-data-grid/sorting`);
    await page.locator('.navbar__toggle').click();
    const failure = page.getByRole('alert').filter({ hasText: 'failed to load' });
    await expect(failure).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sorting');
    await restore();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.navbar-sidebar__items')).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test('without the code of the editor, the code can be read and edited later', async ({
  page,
  site,
}) => {
  const restore = await loseScript(page, site, 'npm__react-simple-code-editor__textarea');
  await open(page, `${basePath}react-data-grid/sorting`);
  await page.getByRole('button', { name: 'Expand code' }).first().click();
  const code = page.locator('[data-demo-code]').first();
  await code.getByRole('button', { name: /^Edit/ }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'failed to load' });
  await expect(failure).toBeVisible();
  await expect(code.locator('[data-code]:visible')).toContainText('import');
  await restore();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-editor] textarea')).toBeFocused();
});

test('without its data, what a demo uses of the reference can be loaded again', async ({
  page,
}) => {
  const data = `**${basePath}react-data-grid/sorting.json`;
  await page.route(data, (route) => route.abort());
  await open(page, `${basePath}react-data-grid/sorting`);
  await page.getByRole('button', { name: 'Expand code' }).first().click();
  const code = page.locator('[data-demo-code]').first();
  await code.locator('summary').click();
  const failure = code.getByRole('alert').filter({ hasText: 'failed to load' });
  await expect(failure).toBeVisible();
  await page.unroute(data);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(code.getByRole('link', { name: 'DataGrid', exact: true })).toBeVisible();
});

test('a link to a page of the reference whose data is lost loads its HTML', async ({ page }) => {
  const reference = `${basePath}api/data-grid/data-grid`;
  await page.route(`**${reference}.json`, (route) => route.abort());
  await open(page, `${basePath}react-data-grid`);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  await page.locator(`main a[href="${reference}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DataGrid API');
  await expect(page.locator('#data-grid-prop-columns')).toBeVisible();
  expect(documents).toEqual([reference]);
});
