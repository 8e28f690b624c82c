// cspell:ignore datagri qqzzqq
import type { Browser, Page } from 'playwright-core';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { checkAccessibility } from './checkAccessibility';
import { createRecorder } from './createRecorder';
import { addTools } from './kinds/addTools';
import { checkReflow } from './kinds/checkReflow';
import { emulateSystem } from './kinds/emulateSystem';
import { openContext } from './openContext';
import { watchPage } from './watchPage';

/** The windows of a desktop, a tablet and a phone, in px. */
const widths = [1440, 900, 390];

/** Together they are both modes and both directions. */
const looks = [
  { colorScheme: 'light', dir: 'ltr' },
  { colorScheme: 'dark', dir: 'rtl' },
] as const;

/** Looks at the open dialog in windows of all sizes. */
async function lookAtDialog(
  page: Page,
  version: string,
  record: (what: string, look: () => Promise<string[]>) => Promise<void>,
): Promise<void> {
  const turn = (dir: string) =>
    page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const { colorScheme, dir } of looks) {
      await turn(dir);
      await emulateSystem(page, { colorScheme });
      const where = `at ${width} px, ${colorScheme}, ${dir}`;
      await record(`is accessible ${where}`, () => checkAccessibility(page, version));
      await record(`fits ${where}`, () => checkReflow(page));
    }
  }
  await turn('ltr');
}

/** Searches a version with the keyboard alone: by name, by the text of its pages, and for nothing that is there. */
export async function checkSearch(
  browser: Browser,
  origin: string,
  { basePath, name, current }: BuiltVersion,
): Promise<Check[]> {
  const pathname = `${basePath}react-data-grid`;
  const { checks, record } = createRecorder(`search on ${pathname}`);
  const context = await openContext(browser);
  await addTools(context);
  try {
    const page = await context.newPage();
    const watch = watchPage(page, origin);
    await page.goto(origin + pathname);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    const field = page.getByRole('combobox', { name: /^Search/ });
    await record('opens with a slash', async () => {
      await page.keyboard.press('/');
      await field.waitFor();
    });
    await record('is left with Escape', async () => {
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'detached' });
    });
    await page.keyboard.press('Control+k');
    await record('offers where to begin', () =>
      page.getByRole('group', { name: 'Start here' }).getByRole('option').first().waitFor(),
    );
    // It is the same code in every version.
    if (current) {
      await lookAtDialog(page, name, record);
    }
    await record('finds the text of pages', async () => {
      await page.keyboard.type('comparator');
      await page
        .getByRole('group', { name: 'More in the text' })
        .getByRole('option')
        .first()
        .waitFor();
    });
    await record('finds nothing where nothing is', async () => {
      await field.fill('qqzzqq');
      await page.getByText('Nothing found for').waitFor();
    });
    await record('finds a component by its name', async () => {
      await field.fill('datagri');
      await page
        .getByRole('option', { name: /^DataGrid\b.*API/ })
        .first()
        .waitFor();
    });
    checks.push({
      name: `search on ${pathname}: is accessible`,
      problems: await checkAccessibility(page, name),
    });
    await record('opens what Enter is pressed on', async () => {
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== pathname);
    });
    checks.push({ name: `search on ${pathname}: logs nothing`, problems: watch.logged });
    watch.stop();
  } finally {
    await context.close();
  }
  return checks;
}
