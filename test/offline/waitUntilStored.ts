import type { Page } from 'playwright-core';

/**
 * Waits until the current version is stored whole, which its list says; nothing is loaded then, which
 * would hold a new worker back.
 *
 * @param base path of the version, with both slashes
 */
export async function waitUntilStored(page: Page, base: string): Promise<void> {
  const isWhole = async (list: string) => Boolean(await caches.match(list));
  await page.waitForFunction(isWhole, `${base}offline.json`, { polling: 500 });
}
