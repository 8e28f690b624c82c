/** The API reference as a developer uses it: reached from a guide, filtered, viewed as they like, linked to. */
import { expect, test } from '../support/fixtures';
import { openWithFonts } from '../support/fonts';
import { hydrated, open } from '../support/page';
import { current, versions } from '../support/site';

/** Components of each product, with how many props a laptop's first screen shows: long rows are fewer. */
const examples = [
  ['data-grid/data-grid', 9],
  ['date-pickers/date-picker', 11],
  ['charts/bar-chart', 12],
  ['tree-view/rich-tree-view', 12],
] as const;

/** A prop that the grid has in every version. */
const prop = 'data-grid-prop-columns';

for (const [slug, count] of examples) {
  test(`the first screen of ${slug} shows ${count} props on a laptop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWithFonts(page, `${current.basePath}api/${slug}`);
    const rows = page.locator('[data-section="props"]').first().locator('[data-rows] > li');
    const bottoms = await rows.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().bottom),
    );
    expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(count);
  });
}

test('the code to import is whole above the toolbar of the props', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithFonts(page, `${current.basePath}api/data-grid/data-grid`);
  const isWhole = await page
    .locator('[data-api-page] pre')
    .first()
    .evaluate((code) => {
      const { left, bottom } = code.getBoundingClientRect();
      return code.contains(document.elementFromPoint(left + 100, bottom - 1));
    });
  expect(isWhole).toBe(true);
});

for (const { name, label, basePath } of versions) {
  const tag = name === current.name ? [] : ['@all'];
  const reference = `${basePath}api/data-grid/data-grid`;

  test.describe(`the reference of ${label}`, { tag }, () => {
    test('a link in a guide leads to it without loading the page anew', async ({ page }) => {
      await open(page, `${basePath}react-data-grid`);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) {
          documents.push(request.url());
        }
      });
      const rows = page.waitForResponse((response) => response.url().endsWith('/data-grid.json'));
      await page.locator(`main a[href="${reference}"]`).first().click();
      expect((await rows).status()).toBe(200);
      await expect(page).toHaveURL(reference);
      await expect(page.locator(`#${prop}`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('DataGrid API');
      expect(documents).toEqual([]);
    });

    test('the demo of a prop is tried below its row', async ({ page }) => {
      await open(page, reference);
      const row = page.locator(`#${prop}`);
      const link = row.locator('[data-try]');
      await link.click();
      await expect(link).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(reference);
      const frame = row.locator('iframe');
      await expect(frame.contentFrame().getByRole('row').first()).toBeVisible();
      await link.click();
      await expect(frame).toHaveCount(0);
    });

    test('rows are filtered, and the view that was chosen is kept', async ({ page }) => {
      await open(page, reference);
      const section = page.locator('[data-section="props"]').first();
      const hidden = section.locator('[data-rows] > [hidden]');

      await test.step('a filter hides the other rows, Escape shows them again', async () => {
        const field = section.getByRole('searchbox');
        await field.fill('columns');
        await expect(hidden).not.toHaveCount(0);
        await expect(page.locator(`#${prop}`)).toBeVisible();
        await field.press('Escape');
        await expect(hidden).toHaveCount(0);
      });
      await test.step('the chosen view is there before the page is hydrated', async () => {
        await section.locator('[aria-haspopup="menu"]').click();
        await page.getByRole('menuitem', { name: 'Collapsed list' }).click();
        await expect(section).toHaveAttribute('data-view', 'collapsed');
        // What React would set has no chance to come: its scripts are not answered.
        await page.route('**/assets/js/main.*.js', () => {});
        await page.reload({ waitUntil: 'commit' });
        await expect(section).toHaveAttribute('data-view', 'collapsed');
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.reload();
        await hydrated(page);
        await expect(section).toHaveAttribute('data-view', 'collapsed');
      });
      await test.step('a link to a prop opens its row and scrolls to it', async () => {
        await page.goto('about:blank');
        await page.goto(`${reference}#${prop}`);
        const row = page.locator(`#${prop}`);
        await expect(row).toHaveAttribute('data-target');
        await expect(row).toHaveAttribute('data-open');
        const { y: top = -1 } = (await row.boundingBox()) ?? {};
        expect(top).toBeGreaterThan(0);
        expect(top).toBeLessThan(450);
      });
    });
  });

  test.describe('without JavaScript', { tag }, () => {
    test.use({ javaScriptEnabled: false });

    test(`the rows of ${label} can be read`, async ({ page }) => {
      await page.goto(reference);
      await expect(page.locator(`#${prop}`)).toBeVisible();
    });
  });
}
