/** Demos on paper: light, and never as empty boxes. */
import { expect, test } from '../support/fixtures';
import { open, scrollThrough } from '../support/page';
import { current, versions } from '../support/site';

for (const version of versions) {
  test(
    `${version.label}: dark demos are printed light`,
    { tag: version.current ? [] : ['@all'] },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, `${version.basePath}react-data-grid/sorting`);
      await scrollThrough(page);
      const readColor = () =>
        page
          .locator('[data-demo] [data-field]')
          .first()
          .evaluate((cell) => getComputedStyle(cell).color);
      const dark = await readColor();
      // What the browser draws right after the event is what it prints.
      const printed = await page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        const cell = document.querySelector('[data-demo] [data-field]') as Element;
        return getComputedStyle(cell).color;
      });
      expect(printed).not.toBe(dark);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      expect(await readColor()).toBe(dark);
    },
  );
}

test('a demo that is not drawn is printed as its address and its code', async ({ page }) => {
  await open(page, `${current.basePath}react-data-grid/sorting`);
  const demo = page.locator('figure:has([data-demo-state="waiting"])').last();
  await expect(demo.getByText('See this demo live:')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(demo.getByText('See this demo live:')).toBeVisible();
  await expect(demo.locator('[data-demo-code] code:visible')).toContainText('import');
  await expect(demo.locator('[data-demo]')).toBeHidden();
});
