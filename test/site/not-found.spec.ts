/** An address that does not exist: the version's own 404 page leads to the page that was meant. */
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { current, versions } from '../support/site';

// cspell:ignore sorthing
const mistyped = 'react-data-grid/sorthing';

test.use({ allowedRequests: [/^404: .*\/sorthing$/] });

for (const { name, label, basePath } of versions) {
  const tag = name === current.name ? [] : ['@all'];
  test(
    `a mistyped address in ${label} leads to the page that was meant`,
    { tag },
    async ({ page }) => {
      const response = await open(page, basePath + mistyped);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator(`a[href="${basePath}"]`).first()).toBeVisible();
      await expect(page.locator(`main a[href="${basePath}react-data-grid/sorting"]`)).toBeVisible();

      await page.getByRole('button', { name: /^Search for “/ }).click();
      await expect(page.getByRole('option', { name: /^Sorting/ }).first()).toBeVisible();
    },
  );
}
