import type { Page } from 'playwright-core';

/** Lets the page take in what was changed around it. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}
