import type { Browser } from 'playwright-core';
import type { Check } from './check';
import { compareStyles } from './compareStyles';
import { createRecorder } from './createRecorder';
import { openContext } from './openContext';
import { readIslandStyles } from './readIslandStyles';
import { scrollThrough } from './scrollThrough';
import { checkLayoutShift, watchLayoutShift } from './watchLayoutShift';
import { watchPage } from './watchPage';

/**
 * Changes the code style, and sees that it reaches the demos that have it and nothing else.
 *
 * @param pathname a page with a demo in all styles, and one in MUI System alone
 */
export async function checkCodeStyles(
  browser: Browser,
  origin: string,
  pathname: string,
): Promise<Check[]> {
  const { checks, record } = createRecorder(`${pathname}, code styles`);
  const context = await openContext(browser);
  const page = await context.newPage();
  const watch = watchPage(page, origin);
  const tailwind = 'button[aria-label="Tailwind"]';
  const all = page.locator(`figure:has([role="toolbar"] ${tailwind})`).first();
  const one = page.locator(`figure:has([role="toolbar"]):not(:has(${tailwind}))`).first();
  try {
    await page.goto(origin + pathname);
    await scrollThrough(page);
    const island = one.locator('[data-demo]');
    const before = await readIslandStyles(island);
    for (const style of ['Tailwind', 'CSS'] as const) {
      const slug = style.toLowerCase();
      await record(`${style} is drawn where the demo has it`, async () => {
        await all.getByRole('button', { name: style, exact: true }).click();
        await all.locator(`[data-styles$="-${slug}"]`).first().waitFor();
      });
      await record(`${style} reaches no other demo`, async () =>
        compareStyles(before, await readIslandStyles(island)),
      );
      await record(`a demo without ${style} says so`, async () => {
        await one.getByText(`No ${style} version: this is MUI System`).waitFor();
      });
      await record(`${style} is kept for the next page`, async () => {
        const cookies = await context.cookies();
        const kept = cookies.find(({ name }) => name === 'codeStyling')?.value;
        return kept === style ? [] : [`the cookie keeps ${kept}`];
      });
    }
    await record('a page that starts with what is kept stays where it is', async () => {
      await context.addCookies([{ name: 'codeVariant', value: 'JS', url: origin }]);
      const next = await context.newPage();
      await watchLayoutShift(next);
      await next.goto(origin + pathname);
      await scrollThrough(next);
      await next.locator('[data-styles$="-css"]').first().waitFor({ state: 'attached' });
      return checkLayoutShift(next);
    });
    await record('logs nothing', async () => watch.logged);
  } finally {
    watch.stop();
    await context.close();
  }
  return checks;
}
