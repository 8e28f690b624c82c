/** From page to page without loading a document: what a link loads, Back and Forward, paths without a page. */
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { versions } from '../support/site';

const { basePath, label } = versions.at(-1)!;
const sorting = `${basePath}react-data-grid/sorting`;
const columns = `${basePath}react-data-grid/columns`;

test.use({ viewport: { width: 1500, height: 900 } });

test(`in ${label}, a page loads no other page until a link is hovered`, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await open(page, sorting);
  await page.waitForLoadState('networkidle');
  const link = page.locator(`aside a[href="${columns}"]`);
  const loaded = scripts.length;
  expect(scripts.filter((url) => !url.includes('/assets/js/'))).toEqual([]);
  await link.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(loaded);
  await page.waitForLoadState('networkidle');
  const names = new Set(scripts);
  expect(names.size).toBe(scripts.length);

  let documents = 0;
  page.on('request', (request) => request.isNavigationRequest() && (documents += 1));
  await page.evaluate(() => window.scrollTo(0, 700));
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(columns);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/column/i);
  await page.goBack();
  await expect(page).toHaveURL(sorting);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL(columns);
  expect(documents).toBe(0);
});

test.describe('paths without a page', () => {
  test.use({ allowedRequests: [/^404: /] });

  for (const path of ['api/data-grid/data-gird', 'react-data-grid/sorts', 'React-Data-Grid']) {
    test(`${path} is the 404 page, opened and reached in the browser`, async ({ page }) => {
      const missing = page.getByRole('heading', { level: 1, name: /doesn't exist/ });
      await open(page, basePath + path);
      await expect(missing).toBeVisible();
      await open(page, sorting);
      await page.evaluate((url) => {
        window.history.pushState(null, '', url);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, basePath + path);
      await expect(missing).toBeVisible();
    });
  }
});
