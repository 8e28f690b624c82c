import type { BrowserContext, Page } from 'playwright-core';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { checkAccessibility } from './checkAccessibility';
import { checkConsole } from './checkConsole';
import { checkIslandHeights } from './checkIslandHeights';
import { checkOutsideLinks } from './checkOutsideLinks';
import { checkOverflow } from './checkOverflow';
import type { LinkChecker } from './checkLinks';
import { collectLinks } from './collectLinks';
import { emulateSystem } from './kinds/emulateSystem';
import { settle } from './kinds/settle';
import type { Depth } from './choosePages';
import type { SitePage } from './readPages';
import { scrollThrough } from './scrollThrough';
import { checkLayoutShift, watchLayoutShift } from './watchLayoutShift';
import { watchPage } from './watchPage';
import { watchScriptBytes } from './watchScriptBytes';

const phone = { width: 360, height: 740 };

/** Looks at a page in both modes, and on a phone in both directions. */
async function lookThoroughly(
  page: Page,
  version: BuiltVersion,
  record: (what: string, problems: readonly string[]) => void,
): Promise<void> {
  record('is accessible in light mode', await checkAccessibility(page, version.name));

  await emulateSystem(page, { colorScheme: 'dark' });
  // What frames the page is looked at in both modes on the pages of `pageKinds`.
  const dark = await checkAccessibility(page, version.name, 'colors', 'main');
  record('is accessible in dark mode', dark);

  await page.setViewportSize(phone);
  await settle(page);
  record('fits a phone', await checkOverflow(page));
  const heights = await checkIslandHeights(page);
  record('draws its demos on a phone in the height that they reserve', heights);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    return new Promise((resolve) => setTimeout(resolve, 100));
  });
  record('fits a phone, right to left', await checkOverflow(page));
}

/**
 * Opens a page as a reader does and returns what was found on it.
 *
 * @param context a fresh profile for a page that is looked at thoroughly: nothing of it is cached
 */
export async function checkPage(
  context: BrowserContext,
  origin: string,
  { version, pathname }: SitePage,
  depth: Depth,
  checkLinks: LinkChecker,
): Promise<Check[]> {
  const checks: Check[] = [];
  const record = (what: string, problems: readonly string[]) =>
    checks.push({ name: `${pathname}: ${what}`, problems });
  const page = await context.newPage();
  try {
    // What never comes is a page that is stuck: whoever called looks again.
    page.setDefaultTimeout(0);
    const watch = watchPage(page, origin);
    const checkScriptBytes = watchScriptBytes(page);
    await watchLayoutShift(page);

    const response = await page.goto(origin + pathname);
    record('is served', response?.status() === 200 ? [] : [`status ${response?.status()}`]);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    if (depth !== 'opened') {
      await scrollThrough(page);
    }
    record('costs no more than it may', await checkScriptBytes());
    record('stays where it is', await checkLayoutShift(page));
    record('draws its demos in the height that they reserve', await checkIslandHeights(page));
    const headings = await page.locator('h1').allTextContents();
    record(
      'has one h1',
      headings.length === 1 ? [] : [`${headings.length}: ${headings.join(', ')}`],
    );
    record('its links lead somewhere', checkLinks(await collectLinks(page)));
    record('cuts the way back from other sites', await checkOutsideLinks(page));
    if (depth === 'thorough') {
      await lookThoroughly(page, version, record);
      record('costs no more than it may on a phone', await checkScriptBytes());
    }
    record('logs nothing', await checkConsole(page, version, watch));
    record('makes no request that fails', watch.requests);
    watch.stop();
    return checks;
  } catch (error) {
    record('can be looked at', [(error as Error).message]);
    return checks;
  } finally {
    await page.close();
  }
}
