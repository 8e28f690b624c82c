/** Short links and renamed pages lead to where the page is now. */
import { current, versions } from '../support/site';
import { expect, test } from '../support/fixtures';

for (const { name, label, basePath } of versions) {
  const tag = name === current.name ? [] : ['@all'];
  const from = `${basePath}r/DataGrid`;
  const to = `${basePath}api/data-grid/data-grid`;

  test.describe(`a short link of ${label}`, { tag }, () => {
    test('keeps query and hash', async ({ page }) => {
      await page.goto(`${from}?from=mail#data-grid-prop-columns`);
      await expect(page).toHaveURL(`${to}?from=mail#data-grid-prop-columns`);
    });

    test('works with a slash at its end', async ({ page }) => {
      await page.goto(`${from}/`);
      await expect(page).toHaveURL(to);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('leads there', async ({ page }) => {
        await page.goto(from);
        await expect(page).toHaveURL(to);
      });
    });
  });
}
