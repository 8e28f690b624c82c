import type { Browser, Page } from 'playwright-core';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { createRecorder } from './createRecorder';
import { openContext } from './openContext';
import { watchPage } from './watchPage';

const prop = 'data-grid-prop-columns';

const isSeen = (page: Page, selector: string) => page.locator(selector).first().isVisible();

/** Goes from a guide to the reference by a click: its rows come from its `.json`, the page stays. */
async function walkThere(page: Page, guide: string, reference: string): Promise<string[]> {
  await page.goto(guide);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const loaded = page.waitForResponse((response) => response.url().endsWith('/data-grid.json'));
  await page.locator(`main a[href="${reference}"]`).first().click();
  await loaded;
  await page.waitForSelector(`#${prop}`);
  const isSame = await page.evaluate(() => 'isSamePage' in window);
  const title = await page.locator('h1').innerText();
  return [
    isSame ? '' : 'the page was loaded anew',
    title.includes('DataGrid API') ? '' : `its title is "${title}"`,
  ].filter(Boolean);
}

/** Finds a row, and comes back to all of them. */
async function filterRows(page: Page): Promise<string[]> {
  const field = page.locator('[data-section="props"] input[type="search"]');
  await field.fill('columns');
  const hidden = '[data-section="props"] [data-row][hidden]';
  await page.waitForSelector(hidden, { state: 'attached' });
  const isFound = await isSeen(page, `#${prop}`);
  await field.press('Escape');
  await page.waitForSelector(hidden, { state: 'detached' });
  return isFound ? [] : ['a search for "columns" hides the prop of that name'];
}

/** Chooses another view, which is there before the next page is drawn. */
async function keepView(page: Page): Promise<string[]> {
  await page.locator('[data-section="props"] [aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Collapsed list' }).click();
  const kept = () => page.locator('[data-section="props"]').first().getAttribute('data-view');
  const chosen = await kept();
  await page.reload({ waitUntil: 'domcontentloaded' });
  const reloaded = await kept();
  return chosen === 'collapsed' && reloaded === 'collapsed'
    ? []
    : [`the view is ${chosen}, and after loading anew ${reloaded}`];
}

/** Opens the address of a prop in a list that is collapsed: its row is open. */
async function openAddress(page: Page, reference: string): Promise<string[]> {
  await page.goto('about:blank');
  await page.goto(`${reference}#${prop}`);
  await page.waitForSelector(`#${prop}[data-target]`);
  const isOpen = (await page.locator(`#${prop}`).getAttribute('data-open')) !== null;
  const top = await page.locator(`#${prop}`).evaluate((row) => row.getBoundingClientRect().top);
  return [
    isOpen ? '' : 'its row is closed',
    top > 0 && top < 450 ? '' : `its row is at ${Math.round(top)} px`,
  ].filter(Boolean);
}

/** Without a script all rows can be read. */
async function readWithoutScript(browser: Browser, reference: string): Promise<string[]> {
  const context = await openContext(browser, { javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(reference);
    return (await isSeen(page, `#${prop}`)) ? [] : [`#${prop} is not seen`];
  } finally {
    await context.close();
  }
}

/** Uses the reference of a version as a developer does, on the page of the grid. */
export async function checkReference(
  browser: Browser,
  origin: string,
  { basePath }: BuiltVersion,
): Promise<Check[]> {
  const pathname = `${basePath}api/data-grid/data-grid`;
  const reference = origin + pathname;
  const { checks, record } = createRecorder(pathname);
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const watch = watchPage(page, origin);
    await record('is reached from a guide', () =>
      walkThere(page, `${origin}${basePath}react-data-grid`, pathname),
    );
    await record('finds a prop', () => filterRows(page));
    await record('keeps the view', () => keepView(page));
    await record('opens at a prop', () => openAddress(page, reference));
    await record('logs nothing on the way', async () => watch.logged);
    watch.stop();
    await record('is read without JavaScript', () => readWithoutScript(browser, reference));
    return checks;
  } finally {
    await context.close();
  }
}
