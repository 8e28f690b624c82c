// cspell:ignore datagri qqzzqq
import type { Browser } from 'playwright-core';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { checkAccessibility } from './checkAccessibility';
import { createRecorder } from './createRecorder';
import { openContext } from './openContext';
import { watchPage } from './watchPage';

/** Searches a version with the keyboard alone: by name, by the text of its pages, and for nothing that is there. */
export async function checkSearch(
  browser: Browser,
  origin: string,
  { basePath, name }: BuiltVersion,
): Promise<Check[]> {
  const pathname = `${basePath}react-data-grid`;
  const { checks, record } = createRecorder(`search on ${pathname}`);
  const context = await openContext(browser);
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
    await record('finds the text of pages', async () => {
      await page.keyboard.press('Control+k');
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
