import type { Browser } from 'playwright-core';
import type { Check } from '../browser/check';
import { createRecorder } from '../browser/createRecorder';
import { openContext } from '../browser/openContext';
import { watchPage } from '../browser/watchPage';

/**
 * Walks through the site of another library as its reader does: a demo, its reference, search, the
 * same page in the older version with that version's library, and what changed between both.
 */
export async function checkOtherLibrary(browser: Browser, origin: string): Promise<Check[]> {
  const { checks, record } = createRecorder('another library');
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const watch = watchPage(page, origin);
    const open = async (pathname: string) => {
      await page.goto(origin + pathname);
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    };
    const day = page.getByRole('gridcell').filter({ hasText: /^12$/ });
    await record('the home page shows it live', async () => {
      await open('/x/');
      await page.getByRole('grid').getByText('12', { exact: true }).waitFor();
    });
    await record('a demo runs', async () => {
      await open('/x/react-calendar');
      await page.getByRole('button', { name: /June 12/ }).click();
      await page.getByRole('gridcell', { selected: true }).waitFor();
    });
    await record('its code is that of the page', async () => {
      await page.locator('[data-demo-code]', { hasText: 'react-day-picker' }).first().waitFor({
        state: 'attached',
      });
    });
    await record('the reference has its props', async () => {
      await open('/x/api/calendar/day-picker');
      await page.locator('#day-picker-prop-numberOfMonths').waitFor();
    });
    await record('search finds a prop and a page', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('numberOfMonths');
      await page
        .getByRole('option', { name: /numberOfMonths/ })
        .first()
        .waitFor();
      await page.getByRole('combobox', { name: /^Search/ }).fill('ranges');
      await page
        .getByRole('option', { name: /^Ranges/ })
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
    });
    await record(
      'the version menu leads to the same page, on that version of the library',
      async () => {
        await open('/x/react-calendar');
        await page.getByRole('button', { name: /Version/ }).click();
        await page.getByRole('menuitem', { name: /^v8/ }).click();
        await page.waitForURL('**/x/v8/react-calendar');
        await day.first().click();
        await page.locator('.rdp-day_selected').waitFor();
      },
    );
    await record('the comparison tells what changed', async () => {
      await open('/x/api/compare?product=calendar&from=v8&component=DayPicker');
      await page.locator('[data-mark]', { hasText: 'fromYear' }).first().waitFor();
    });
    checks.push({ name: 'another library: logs nothing', problems: watch.logged });
    watch.stop();
  } finally {
    await context.close();
  }
  return checks;
}
