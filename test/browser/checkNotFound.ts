import type { Browser } from 'playwright-core';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { openContext } from './openContext';
import { watchPage } from './watchPage';

/** Opens a mistyped address of a version: its own 404 page leads to the page that was meant, as search does. */
export async function checkNotFound(
  browser: Browser,
  origin: string,
  { basePath }: BuiltVersion,
): Promise<Check[]> {
  const context = await openContext(browser);
  const pathname = `${basePath}react-data-grid/sorthing`;
  try {
    const page = await context.newPage();
    const watch = watchPage(page, origin);
    const response = await page.goto(origin + pathname);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    const meant = `a[href="${basePath}react-data-grid/sorting"]`;
    await page.waitForSelector(`main ${meant}`);
    const headings = await page.locator('h1').count();
    const home = await page.locator(`a[href="${basePath}"]`).count();
    await page.getByRole('button', { name: 'Search for the words of the address' }).click();
    await page
      .getByRole('option', { name: /^Sorting/ })
      .first()
      .waitFor();
    // Chromium itself logs that the page was answered with 404.
    const logged = watch.logged.filter((line) => !line.endsWith(`(${origin}${pathname})`));
    watch.stop();
    const problems = [
      response?.status() === 404 ? '' : `it is answered with ${response?.status()}`,
      headings === 1 ? '' : `it has ${headings} h1`,
      home > 0 ? '' : `it has no link to ${basePath}`,
      ...logged,
    ];
    return [{ name: `${pathname}: is a 404 page`, problems: problems.filter(Boolean) }];
  } catch (error) {
    return [{ name: `${pathname}: is a 404 page`, problems: [(error as Error).message] }];
  } finally {
    await context.close();
  }
}
