import type { Browser, Page } from 'playwright-core';
import type { Check } from './check';
import { checkAccessibility } from './checkAccessibility';
import { checkOverflow } from './checkOverflow';
import { settle } from './kinds/settle';
import { openContext } from './openContext';
import { checkLayoutShift, watchLayoutShift } from './watchLayoutShift';

const bar = (page: Page) => page.getByRole('region', { name: 'Consent' });

/** The bar is within the window, and leaves more than half of it to the page. */
async function checkPlace(page: Page): Promise<string[]> {
  const box = await bar(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isInside =
    box && box.x >= 0 && box.x + box.width <= width && box.y > height / 2 - 16 && box.height > 0;
  return isInside ? [] : [`the bar is at ${JSON.stringify(box)} in ${width} × ${height}`];
}

/** What the keyboard reaches: first the answers, at the end something that the bar does not cover. */
async function checkKeyboard(page: Page): Promise<string[]> {
  const start = await page.evaluate(() => document.activeElement?.tagName);
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.textContent);
  const covered = await page.evaluate(() => {
    const region = document.querySelector('section[aria-label="Consent"]')!;
    const links = [...document.querySelectorAll<HTMLElement>('main a[href], footer a[href]')];
    return links
      .filter((link) => link.offsetParent !== null)
      .filter((link) => {
        link.focus();
        const { top, bottom, left, right } = link.getBoundingClientRect();
        const over = region.getBoundingClientRect();
        return top >= over.top && bottom <= over.bottom && left >= over.left && right <= over.right;
      })
      .map((link) => link.outerHTML.slice(0, 120));
  });
  return [
    start === 'BODY' ? '' : `the page begins with the focus on ${start}`,
    first === 'Allow' ? '' : `the first Tab leads to ${first}`,
    ...covered.map((link) => `${link} is behind the bar when it is focused`),
  ].filter(Boolean);
}

/** An answer by keyboard leads to the content, one after a look at the page back to where it was. */
async function checkAnswer(page: Page): Promise<string[]> {
  const link = page.locator('main a[href]').first();
  await link.focus();
  await bar(page).getByText('Decline').focus();
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  const isBack = await link.evaluate((element) => element === document.activeElement);
  const left = await page.evaluate(
    () =>
      document.documentElement.style.scrollPaddingBlockEnd + document.body.style.paddingBlockEnd,
  );
  return [
    isBack ? '' : 'the focus is not back where it was',
    left === '' ? '' : `room of ${left} is left at the end of the page`,
  ].filter(Boolean);
}

/** Looks at the bar that asks for consent: in both modes, on a small phone in both directions, by keyboard. */
export async function checkConsentBar(browser: Browser, address: string): Promise<Check[]> {
  const checks: Check[] = [];
  const record = (what: string, problems: readonly string[]) =>
    checks.push({ name: `consent: the bar ${what}`, problems });
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await watchLayoutShift(page);
    await page.goto(address);
    await bar(page).waitFor();
    record('moves nothing', await checkLayoutShift(page));
    record('is at the end of the window', await checkPlace(page));
    record('takes no focus and covers none', await checkKeyboard(page));
    record('is accessible', await checkAccessibility(page, 'v4'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    record('is accessible in dark mode', await checkAccessibility(page, 'v4'));
    await page.setViewportSize({ width: 320, height: 568 });
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      await settle(page);
      const problems = [...(await checkPlace(page)), ...(await checkOverflow(page))];
      record(`fits a small phone, ${direction}`, problems);
    }
    await page.emulateMedia({ media: 'print' });
    record('is not printed', (await bar(page).isVisible()) ? ['it is'] : []);
    await page.emulateMedia({ media: 'screen' });
    record('gives the focus back', await checkAnswer(page));
  } catch (error) {
    record('can be looked at', [(error as Error).message]);
  } finally {
    await context.close();
  }
  return checks;
}
