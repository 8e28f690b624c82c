import type { Page } from 'playwright-core';

/** Returns the names of the caches that pages have filled, with the number of files in each. */
export function readCaches(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('offline:'));
    const counts = names.map(async (name) => {
      const cache = await caches.open(name);
      return [name, (await cache.keys()).length] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  });
}
