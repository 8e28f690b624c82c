/** The bar that asks visitors whether they may be counted: where it is, and what the keyboard meets. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expectFits } from '../support/fit';
import { expectStill, watchLayoutShift } from '../support/layoutShift';
import { emulateSystem, open, setDirection } from '../support/page';
import { expect, findBar, test } from './fixtures';
import { pages } from './site';

/** The bar is within the window, and leaves more than half of it to the page. */
async function expectAtEnd(page: Page, where: string): Promise<void> {
  const { x = -1, y = -1, width = 0, height = 0 } = (await findBar(page).boundingBox()) ?? {};
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  expect(x, where).toBeGreaterThanOrEqual(0);
  expect(x + width, where).toBeLessThanOrEqual(size.width);
  expect(y, where).toBeGreaterThan(size.height / 2 - 16);
  expect(y + height, where).toBeLessThanOrEqual(size.height);
  expect(height, where).toBeGreaterThan(0);
}

/** What of the page is wholly behind the bar when it is focused. */
function findCovered(): string[] {
  const bar = document.querySelector('section[aria-label="Consent"]');
  const links = [...document.querySelectorAll<HTMLElement>('main a[href], footer a[href]')];
  return links
    .filter((link) => link.offsetParent !== null)
    .filter((link) => {
      link.focus();
      const { top, bottom, left, right } = link.getBoundingClientRect();
      const over = bar?.getBoundingClientRect() ?? new DOMRect();
      return top >= over.top && bottom <= over.bottom && left >= over.left && right <= over.right;
    })
    .map((link) => link.outerHTML.slice(0, 120));
}

test('the bar is at the end of the window, moves nothing, and says what is asked', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await open(page, pages.several);
  await expect(findBar(page)).toContainText(
    'Can this site count visits with Google Analytics and load third-party ads?',
  );
  await expectStill(page);
  await expectAtEnd(page, 'in a wide window');
  await expectAccessible(page);
  await emulateSystem(page, { colorScheme: 'dark' });
  await expectAccessible(page);
});

test('the keyboard meets the answers first, and nothing is focused behind them', async ({
  page,
}) => {
  await open(page, pages.several);
  await expect(findBar(page)).toBeVisible();
  await expect(page.locator('body'), 'the bar takes no focus').toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findBar(page).getByRole('button', { name: 'Allow' })).toBeFocused();
  expect(await page.evaluate(findCovered)).toEqual([]);
});

test('an answer by keyboard leads back to where the visitor was', async ({ page }) => {
  await open(page, pages.several);
  const link = page.locator('main a[href]').first();
  await link.focus();
  await findBar(page).getByRole('button', { name: 'Decline' }).focus();
  await page.keyboard.press('Enter');
  await expect(findBar(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator('html'), 'no room is left').toHaveCSS('scroll-padding-bottom', 'auto');
  await expect(page.locator('body'), 'no room is left').toHaveCSS('padding-bottom', '0px');
});

test('an answer before anything else leads to the content', async ({ page }) => {
  await open(page, pages.several);
  await expect(findBar(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(findBar(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('the bar fits a small phone in both directions, and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, pages.several);
  await expect(findBar(page)).toBeVisible();
  for (const direction of ['ltr', 'rtl'] as const) {
    await setDirection(page, direction);
    await expectAtEnd(page, direction);
    await expectFits(page, direction);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(findBar(page)).toBeHidden();
});
