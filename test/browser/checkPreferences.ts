import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The grid that was on the page before its preferences changed. */
    markedGrid: Element | null;
  }
}

/** What the grid of a demo is drawn with. */
function readGrid(page: Page, demo: string) {
  return page.evaluate((name) => {
    const grid = document.querySelector(`[data-demo="${name}"] [role="grid"]`);
    const cell = grid?.querySelector('[role="row"][data-id] [data-field]') ?? null;
    const style = cell && getComputedStyle(cell);
    return {
      same: grid !== null && grid === window.markedGrid,
      color: style?.color,
      direction: style?.direction,
      rowHeight: cell?.getBoundingClientRect().height ?? 0,
    };
  }, demo);
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).click();
  await page.waitForTimeout(400);
}

/**
 * Chooses mode, direction and density in the settings, and returns where the demo does not follow, or
 * does so by being mounted again.
 *
 * @param hasDensity whether the version's grid takes its density from the theme
 */
export async function checkPreferences(
  page: Page,
  demo: string,
  hasDensity: boolean,
): Promise<string[]> {
  await page.evaluate((name) => {
    window.markedGrid = document.querySelector(`[data-demo="${name}"] [role="grid"]`);
  }, demo);
  const before = await readGrid(page, demo);
  await page.getByRole('button', { name: 'Settings' }).click();
  await choose(page, 'Dark');
  const dark = await readGrid(page, demo);
  await choose(page, 'Right to left');
  const rtl = await readGrid(page, demo);
  await choose(page, 'Dense');
  const dense = await readGrid(page, demo);
  await page.getByRole('button', { name: 'Reset all' }).click();
  await page.waitForTimeout(400);
  const after = await readGrid(page, demo);
  return [
    dark.color === before.color ? `the text stays ${before.color} in dark mode` : '',
    rtl.direction === 'rtl' ? '' : `the direction stays ${rtl.direction}`,
    hasDensity && dense.rowHeight >= before.rowHeight
      ? `rows stay ${dense.rowHeight} px high when dense`
      : '',
    JSON.stringify(after) === JSON.stringify(before)
      ? ''
      : `${JSON.stringify(after)} after the reset, ${JSON.stringify(before)} before`,
    dark.same && rtl.same && dense.same ? '' : 'the grid was mounted again',
  ].filter(Boolean);
}
