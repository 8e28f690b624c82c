/** The chosen code style reaches the demos that have it, and nothing else. */
import { keepDrawing } from '../support/drawing';
import { expect, test } from '../support/fixtures';
import { expectStill, watchLayoutShift } from '../support/layoutShift';
import { open, scrollThrough } from '../support/page';
import { current } from '../support/site';

/** A page with demos in all styles, and some in MUI System alone; only the current version has such. */
const pathname = `${current.basePath}react-data-grid/style`;
const tailwind = 'button[aria-label="Tailwind"]';

test('a code style reaches the demos that have it', async ({ page, context }) => {
  const all = page.locator(`figure:has([role="toolbar"] ${tailwind})`).first();
  const one = page.locator(`figure:has([role="toolbar"]):not(:has(${tailwind}))`).first();
  await open(page, pathname);
  await scrollThrough(page);
  const expectUntouched = await keepDrawing(one.locator('[data-demo]'));
  for (const style of ['Tailwind', 'CSS'] as const) {
    await test.step(style, async () => {
      await all.getByRole('button', { name: style, exact: true }).click();
      const styled = all.locator(`[data-styles$="-${style.toLowerCase()}"]`);
      await expect(styled.first()).toBeVisible();
      await expectUntouched();
      await expect(one.getByText(`No ${style} version: showing MUI System`)).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'codeStyling')?.value).toBe(style);
    });
  }
});

test('a page that starts with the kept style and language stays where it is', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'codeStyling', value: 'CSS', url: baseURL },
    { name: 'codeVariant', value: 'JS', url: baseURL },
  ]);
  await watchLayoutShift(page);
  await open(page, pathname);
  await scrollThrough(page);
  await expect(page.locator('[data-styles$="-css"]').first()).toBeAttached();
  await expectStill(page);
});
