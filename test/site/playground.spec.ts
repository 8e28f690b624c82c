/** The playground shows one demo alone, as its address says. */
import { findFirstDemo, type PlacedDemo } from '../support/demos';
import { expect, test } from '../support/fixtures';
import { versions } from '../support/site';

for (const version of versions) {
  const tag = version.current ? [] : ['@all'];
  const { name } = findFirstDemo(version, 'data-grid') as PlacedDemo;
  const playground = `${version.basePath}playground`;

  test(
    `${version.label}: a name that no demo has leads to the nearest`,
    { tag },
    async ({ page }) => {
      const wrong = `${name.toLowerCase()}s`;
      await page.goto(`${playground}?demo=${wrong}`);
      await expect(
        page.getByText(`Version ${version.label} has no demo called "${wrong}".`),
      ).toBeVisible();
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(page.locator(`[data-demo="${name}"][data-demo-state="ready"]`)).toBeVisible();
    },
  );

  test(`${version.label}: an unknown version is named`, { tag }, async ({ page }) => {
    await page.goto(`${playground}?demo=${name}&version=v99`);
    await expect(page.getByText('Version "v99" doesn\'t exist.')).toBeVisible();
  });

  test(
    `${version.label}: the address sets mode, direction and density`,
    { tag },
    async ({ page }) => {
      await page.goto(`${playground}?demo=${name}&mode=dark&direction=rtl&density=dense`);
      const island = page.locator(`[data-demo="${name}"] [data-island]`);
      await expect(island).toHaveAttribute('data-mode', 'dark');
      await expect(island).toHaveCSS('direction', 'rtl');
      const cell = island.locator('[role="row"][data-id] [data-field]').first();
      const height = () => cell.evaluate((element) => element.getBoundingClientRect().height);
      const dense = await height();
      await page.goto(`${playground}?demo=${name}&mode=light`);
      await expect(island).toHaveAttribute('data-mode', 'light');
      // The alpha of v4 reads no default props from the theme.
      if (version.name !== 'v4') {
        expect(await height()).toBeGreaterThan(dense);
      }
    },
  );
}
