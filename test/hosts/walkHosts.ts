import type { Browser } from 'playwright-core';
import type { Check } from '../browser/check';
import { createRecorder } from '../browser/createRecorder';
import { openContext } from '../browser/openContext';
import { watchPage } from '../browser/watchPage';

/** Origins of the hosts: of the current version, of v5 and of v4. */
export interface Origins {
  current: string;
  v5: string;
  v4: string;
}

/** Walks between versions that each have a host of their own, as a reader does. */
export async function walkHosts(browser: Browser, { current, v5, v4 }: Origins): Promise<Check[]> {
  const { checks, record } = createRecorder('versions on three hosts');
  const context = await openContext(browser);
  const page = await context.newPage();
  const watch = watchPage(page, v5);
  const sorting = '/x/react-data-grid/sorting';
  const open = async (address: string) => {
    await page.goto(address);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  };
  await record('the root of a host leads to its version', async () => {
    await page.goto(`${v5}/`);
    await page.waitForURL(`${v5}/x/`);
  });
  await record('the menu leads to the same page on the host of another version', async () => {
    await open(v5 + sorting);
    await page.getByRole('button', { name: /^Version/ }).click();
    await page.locator(`[role="menuitem"][href="${v4}${sorting}"]`).click();
    await page.waitForURL(v4 + sorting);
  });
  await record('the banner leads to the same page of the current version', async () => {
    await open(v4 + sorting);
    await page.getByRole('note').getByRole('link').click();
    await page.waitForURL(current + sorting);
  });
  await record('search finds what versions on other hosts have', async () => {
    await open(v4 + sorting);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('DateRangePicker');
    const found = page.locator(`dialog a[href^="${v5}/x/api/date-pickers/"]`);
    await found.first().click();
    await page.waitForURL(`${v5}/x/api/date-pickers/**`);
  });
  await record('a page that is missing is found on another host', async () => {
    await page.goto(`${v4}/x/react-data-grid/row-grouping`);
    await page.locator(`main a[href="${v5}/x/react-data-grid/row-grouping"]`).waitFor();
  });
  await record('the comparison opens on the host of the current version', async () => {
    await open(`${v5}/x/`);
    await page.locator(`a[href^="${current}/x/api/compare?"]`).first().click();
    await page.waitForURL(`${current}/x/api/compare?**`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  });
  const isMissing = (line: string) => line.includes(`${v4}/x/react-data-grid/row-grouping`);
  checks.push({
    name: 'versions on three hosts: nothing is refused or logged',
    problems: watch.logged.filter((line) => !isMissing(line)),
  });
  watch.stop();
  await context.close();
  return checks;
}
