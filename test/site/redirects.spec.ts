/** Short links and renamed pages lead to where the page is now. */
import { current } from '../support/site';
import { expect, test } from '../support/fixtures';

const from = `${current.basePath}r/DataGrid`;
const to = `${current.basePath}api/data-grid/data-grid`;

test('a short link keeps query and hash', async ({ page }) => {
  await page.goto(`${from}?from=mail#data-grid-prop-columns`);
  await expect(page).toHaveURL(`${to}?from=mail#data-grid-prop-columns`);
});

test('a short link with a slash at its end leads there', async ({ page }) => {
  await page.goto(`${from}/`);
  await expect(page).toHaveURL(to);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a short link leads there', async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
});
