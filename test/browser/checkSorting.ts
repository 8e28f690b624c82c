import type { Locator } from 'playwright-core';

/** The rows of a grid, by their ids, in the order in which they are drawn. */
function readRows(grid: Locator): Promise<string[]> {
  return grid
    .locator('[role="row"][data-id]')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => row.getAttribute('data-id') ?? ''),
    );
}

/** Clicks column headers, as a reader does, until the rows stand in another order. */
export async function checkSorting(grid: Locator): Promise<string[]> {
  const before = await readRows(grid);
  const headers = grid.locator('[role="columnheader"]');
  for (let index = 0; index < (await headers.count()); index += 1) {
    for (let click = 0; click < 2; click += 1) {
      await headers.nth(index).click({ position: { x: 24, y: 24 } });
      await grid.page().waitForTimeout(150);
      if ((await readRows(grid)).join() !== before.join()) {
        return [];
      }
    }
  }
  return [`no column header changes the order of the rows ${before.join()}`];
}
