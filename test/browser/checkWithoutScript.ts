import type { Browser } from 'playwright-core';
import type { Check } from './check';
import { openContext } from './openContext';
import type { GridDemo } from './findGridDemo';

/** Opens a page with JavaScript off: it can be read, its code is there, and its links lead on. */
export async function checkWithoutScript(
  browser: Browser,
  origin: string,
  { page: { pathname }, name }: GridDemo,
): Promise<Check[]> {
  const context = await openContext(browser, { javaScriptEnabled: false });
  const record = (what: string, problems: string[]): Check => ({
    name: `${pathname} without JavaScript: ${what}`,
    problems,
  });
  try {
    const page = await context.newPage();
    await page.goto(origin + pathname);
    const heading = await page.locator('h1').first().isVisible();
    const text = (await page.locator('main').innerText()).length;
    const code = await page.locator(`#${name} [role="tabpanel"] code:visible`).innerText();
    const links = await page.locator('main a[href], nav a[href]').count();
    return [
      record('has its text', heading && text > 200 ? [] : [`${text} letters are seen`]),
      record("has its demos' code", code.includes('import') ? [] : [`the code is "${code}"`]),
      record('has links', links > 0 ? [] : ['none are there']),
    ];
  } catch (error) {
    return [record('can be looked at', [(error as Error).message])];
  } finally {
    await context.close();
  }
}
