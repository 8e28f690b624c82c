import type { Browser, Page } from 'playwright-core';
import type { Check } from './check';
import { compareStyles } from './compareStyles';
import { createRecorder } from './createRecorder';
import { openContext } from './openContext';
import { readIslandStyles } from './readIslandStyles';
import type { SitePage } from './readPages';
import { scrollThrough } from './scrollThrough';
import { checkLayoutShift, watchLayoutShift } from './watchLayoutShift';
import { watchPage } from './watchPage';

/** Finds the first page with a demo that has all styles and one that has none but MUI System. */
async function findPage(page: Page, origin: string, pages: readonly SitePage[]) {
  for (const { pathname } of pages) {
    await page.goto(origin + pathname);
    const all = page.locator('figure:has([role="toolbar"] button[aria-label="Tailwind"])');
    const one = page.locator(
      'figure:has([role="toolbar"]):not(:has(button[aria-label="Tailwind"]))',
    );
    if ((await all.count()) > 0 && (await one.count()) > 0) {
      return { all: all.first(), one: one.first(), pathname };
    }
  }
  return undefined;
}

/** Changes the code style, and sees that it reaches the demos that have it and nothing else. */
export async function checkCodeStyles(
  browser: Browser,
  origin: string,
  pages: readonly SitePage[],
): Promise<Check[]> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const found = await findPage(page, origin, pages);
  if (!found) {
    await context.close();
    const problems = ['no page has a demo in all styles beside one in MUI System alone'];
    return [{ name: 'code styles can be looked at', problems }];
  }
  const { all, one, pathname } = found;
  const { checks, record } = createRecorder(`${pathname}, code styles`);
  const watch = watchPage(page, origin);
  try {
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
