/** A guide without JavaScript: its text, the code of its demos and its links are there. */
import { expect, test } from '../support/fixtures';
import { current, versions } from '../support/site';

test.use({ javaScriptEnabled: false });

for (const { name, label, basePath } of versions) {
  const tag = name === current.name ? [] : ['@all'];
  test(`a guide of ${label} can be read and left without JavaScript`, { tag }, async ({ page }) => {
    await page.goto(`${basePath}react-data-grid`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(200);

    const demos = page.locator('figure:has([data-demo])');
    await expect(demos).not.toHaveCount(0);
    for (const demo of await demos.all()) {
      const code = demo.getByRole('tabpanel').locator('code:visible');
      await expect(code, 'one language is shown').toHaveCount(1);
      await expect(code).toContainText('import');
    }

    for (const [link, address] of [
      ['main', `${basePath}api/data-grid/data-grid`],
      ['nav', `${basePath}react-data-grid/sorting`],
    ] as const) {
      const target = page.locator(`${link} a[href="${address}"]`).first();
      await expect(target).toBeVisible();
    }
    await page.locator(`nav a[href="${basePath}react-data-grid/sorting"]`).first().click();
    await expect(page).toHaveURL(`${basePath}react-data-grid/sorting`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
