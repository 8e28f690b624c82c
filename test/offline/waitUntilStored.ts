import type { Page } from 'playwright-core';

/** How long storing a version may take at the most, in ms. */
const patience = 150_000;

/**
 * Waits until the current version is stored whole, which its list says; nothing is loaded then, which
 * would hold a new worker back.
 *
 * @param base path of the version, with both slashes
 * @throws an error when it takes too long
 */
export async function waitUntilStored(page: Page, base: string): Promise<void> {
  const isWhole = () =>
    page.evaluate(async (list) => (await caches.match(list)) !== undefined, `${base}offline.json`);
  const started = Date.now();
  while (!(await isWhole())) {
    if (Date.now() - started > patience) {
      throw new Error(`The version was not stored in ${patience / 1000} s.`);
    }
    await page.waitForTimeout(500);
  }
}
