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

test('the text of the 404 page stays while its code arrives', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('site.notFound.title')) {
      await released;
    }
    await route.fulfill({ response });
  });
  await open(page, current.basePath + mistyped);
  const suggestion = page.locator(`main a[href="${current.basePath}react-data-grid/sorting"]`);
  await expect(suggestion).toHaveCount(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  release();
  await expect(suggestion).toBeVisible();
});
