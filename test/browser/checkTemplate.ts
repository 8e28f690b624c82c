import type { Browser, Page } from 'playwright-core';
import type { DisplayPreferences } from '../../plugins/preferences/types';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { checkAccessibility } from './checkAccessibility';
import { checkConsole } from './checkConsole';
import { checkOverflow } from './checkOverflow';
import { createRecorder } from './createRecorder';
import { settle } from './kinds/settle';
import { openContext } from './openContext';
import { checkLayoutShift, watchLayoutShift } from './watchLayoutShift';
import { watchPage } from './watchPage';

const widths = [1440, 900, 360];

/** Every two choices come together in one of them. */
const looks: readonly DisplayPreferences[] = [
  { mode: 'light', direction: 'ltr', density: 'comfortable' },
  { mode: 'light', direction: 'rtl', density: 'dense' },
  { mode: 'dark', direction: 'ltr', density: 'dense' },
  { mode: 'dark', direction: 'rtl', density: 'comfortable' },
];

/** Makes the choices of a visitor who has the page open. */
async function choose(page: Page, preferences: DisplayPreferences): Promise<void> {
  await page.evaluate(({ mode, direction, density }) => {
    const root = document.documentElement;
    root.dataset.theme = mode;
    root.dataset.density = density;
    root.dir = direction;
  }, preferences);
  await settle(page);
}

/** Returns whether the template is drawn as the visitor wants it, without having been loaded again. */
async function checkFollowing(page: Page, { mode, direction }: DisplayPreferences) {
  const drawn = await page
    .locator('[data-demo] [data-island]')
    .evaluate((island) => [
      getComputedStyle(island).colorScheme,
      getComputedStyle(island).direction,
    ]);
  return drawn.join() === [mode, direction].join() ? [] : [`it is drawn ${drawn.join(', ')}`];
}

/** Looks at a page template in its live view: in windows of all sizes, with all that a visitor can choose. */
export async function checkTemplate(
  browser: Browser,
  origin: string,
  version: BuiltVersion,
  name: string,
): Promise<Check[]> {
  const address = `${version.basePath}templates/${name}`;
  const { checks, record } = createRecorder(address);
  const context = await openContext(browser, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  try {
    const watch = watchPage(page, origin);
    await watchLayoutShift(page);
    await page.goto(origin + address);
    await page.locator('[data-demo-state="ready"]').waitFor();
    await settle(page);
    await record('stays where it is', () => checkLayoutShift(page));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const look of looks) {
        const where = [`${width} px`, ...Object.values(look)].join(', ');
        await choose(page, look);
        await record(`follows the visitor's choices (${where})`, () => checkFollowing(page, look));
        await record(`fits (${where})`, () => checkOverflow(page));
        if (look.direction === 'rtl') {
          const rules = look.mode === 'light' ? 'all' : 'colors';
          await record(`is accessible (${where})`, () =>
            checkAccessibility(page, version.name, rules),
          );
        }
      }
    }
    await record('has one h1', async () => {
      const headings = await page.locator('h1').allTextContents();
      return headings.length === 1 ? [] : [`${headings.length}: ${headings.join(', ')}`];
    });
    await record('logs nothing', () => checkConsole(page, version, watch));
    await record('makes no request that fails', async () => watch.requests);
    await record('leads back to the gallery', async () => {
      await page.getByRole('link', { name: 'All templates' }).click();
      await page.waitForURL(`**/templates#${name}`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    });
  } catch (error) {
    await record('can be looked at', () => Promise.reject(error as Error));
  } finally {
    await context.close();
  }
  return checks;
}
