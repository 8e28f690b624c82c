import type { Browser } from 'playwright-core';
import { openContext } from './openContext';
import type { SitePage } from './readPages';
import { scrollThrough } from './scrollThrough';

/** A demo with a grid in it, and the page that it is on. */
export interface GridDemo {
  page: SitePage;
  /** Name of the demo. */
  name: string;
  /** What its column headers say. */
  headers: string[];
}

/** Finds the first demo of a version that draws a data grid. */
export async function findGridDemo(
  browser: Browser,
  origin: string,
  pages: readonly SitePage[],
): Promise<GridDemo | undefined> {
  const context = await openContext(browser);
  const tab = await context.newPage();
  const likely = pages.filter(({ pathname }) => pathname.includes('/react-data-grid'));
  try {
    for (const page of likely) {
      await tab.goto(origin + page.pathname);
      await scrollThrough(tab);
      const grid = tab.locator('[data-demo-state="ready"]:has([role="grid"])').first();
      const name = (await grid.count()) > 0 ? await grid.getAttribute('data-demo') : null;
      if (name !== null) {
        const headers = await grid.locator('[role="columnheader"]').allInnerTexts();
        return { page, name, headers: headers.map((text) => text.trim()).filter(Boolean) };
      }
    }
    return undefined;
  } finally {
    await context.close();
  }
}
