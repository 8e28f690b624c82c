import type { Browser, Locator, Page } from 'playwright-core';
import type { Check } from './check';
import { createRecorder } from './createRecorder';
import type { GridDemo } from './findGridDemo';
import { openContext } from './openContext';
import { watchPage } from './watchPage';

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const clearClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.writeText(''));

/** Presses a button, and tells whether it moved away from under the pointer. */
async function checkStays(page: Page, button: Locator): Promise<string[]> {
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.click();
  await page.waitForTimeout(400);
  const after = await button.boundingBox();
  return before && after && Math.abs(before.y - after.y) < 1 && Math.abs(before.x - after.x) < 1
    ? []
    : [`it moved from ${before?.x}, ${before?.y} to ${after?.x}, ${after?.y}`];
}

/** Waits until the clipboard holds something, and compares it. */
async function checkClipboard(page: Page, expected: string): Promise<string[]> {
  let text = '';
  for (let round = 0; round < 30 && text === ''; round += 1) {
    text = await readClipboard(page);
    await page.waitForTimeout(100);
  }
  return text.trimEnd() === expected.trimEnd()
    ? []
    : [`it holds "${text.slice(0, 120)}" instead of "${expected.slice(0, 120)}"`];
}

/** Uses the code of a demo as a reader does: opens it, copies it, changes its language, follows links. */
export async function checkDemoCode(
  browser: Browser,
  origin: string,
  { page: { pathname }, name }: GridDemo,
): Promise<Check[]> {
  const { checks, record } = createRecorder(`${pathname}, code of ${name}`);
  const context = await openContext(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const watch = watchPage(page, origin);
  const bench = page.locator(`figure#${name}`);
  const button = (label: string) => bench.getByRole('button', { name: label, exact: true });
  const toolbar = bench.getByRole('toolbar', { name: `Code of ${name}` });
  const expand = toolbar.locator('[aria-expanded][aria-controls]');
  const shown = () => bench.locator('[role="tabpanel"] code:visible').first().innerText();
  try {
    await page.goto(origin + pathname);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });

    await record('expanding keeps the button where it is', () => checkStays(page, expand));
    await record('collapsing keeps the button where it is', () => checkStays(page, expand));
    await button('Expand code').click();
    await record('the button copies what shows', async () => {
      await clearClipboard(page);
      await button('Copy the source').click();
      await button('Copied').waitFor();
      return checkClipboard(page, await shown());
    });
    await record('Ctrl + C copies the code under the pointer', async () => {
      await clearClipboard(page);
      await bench.locator('[role="tabpanel"] pre:visible').hover();
      await page.keyboard.press('Control+c');
      return checkClipboard(page, await shown());
    });
    await record('JavaScript shows, and is kept', async () => {
      const typescript = await shown();
      const moved = await checkStays(page, button('Show JS source'));
      await page.waitForSelector('html[data-code-variant="JS"]', { state: 'attached' });
      const javascript = await shown();
      const cookies = await context.cookies();
      const kept = cookies.find((cookie) => cookie.name === 'codeVariant')?.value;
      return [
        ...moved,
        javascript === typescript ? 'both languages show the same' : '',
        /\binterface \w|: GridColDef|import type/.test(javascript) ? 'there are types in it' : '',
        kept === 'JS' ? '' : `the cookie keeps ${kept}`,
      ].filter(Boolean);
    });
    await record('a link to lines in TypeScript opens them', async () => {
      await page.goto(`${origin}${pathname}#${name}.tsx:2-3`);
      await page.reload();
      await bench.locator('[data-marked]').first().waitFor();
      const variant = await page.evaluate(() => document.documentElement.dataset.codeVariant);
      return variant === 'TS' || variant === undefined ? [] : [`the language is ${variant}`];
    });
    await record('a link that is followed changes the language', async () => {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, `${name}.js`);
      await page.waitForSelector('html[data-code-variant="JS"]', { state: 'attached' });
    });
    await record('the toolbar is one tab stop', async () => {
      const stops = await toolbar.evaluate((bar) =>
        [...bar.querySelectorAll<HTMLElement>('button, a')]
          .filter((item) => item.tabIndex === 0 && item.getClientRects().length > 0)
          .map((item) => item.getAttribute('aria-label')),
      );
      return stops.length === 1 ? [] : [`its stops are ${stops.join(', ')}`];
    });
    await record('arrow keys are mirrored right to left', async () => {
      await button('Collapse code').focus();
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await page.keyboard.press('ArrowLeft');
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
      return label === 'Copy the source' ? [] : [`the arrow led to ${label}`];
    });
    await record('a phone keeps expand and copy', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const labels = await toolbar
        .locator('button:visible, a:visible')
        .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
      return labels.join(', ') === 'Collapse code, Copy the source'
        ? []
        : [`it shows ${labels.join(', ')}`];
    });
    await record('logs nothing', async () => watch.logged);
  } finally {
    watch.stop();
    await context.close();
  }
  return checks;
}
