/** What a browser has stored of the site. */
import type { Page } from '@playwright/test';
import type { OfflineManifest } from '../../plugins/offline/types';
import { current } from '../support/site';
import { expect, type Host } from '../support/offline';

/**
 * Requests that are right to fail without network: those of the worker, which asks the host first, lists of
 * what there is to store, and what is being saved when the network goes down. What a page asks for and does
 * not get fails otherwise.
 */
export const withoutNetwork = [
  /^net::ERR_(?:CONNECTION_(?:REFUSED|RESET): |INCOMPLETE_CHUNKED_ENCODING: |FAILED: \S+\/offline\.json$)/,
];

/** How long storing a version may take at the most, in ms: for what is stuck. */
export const storingTimeout = 240_000;

/** Reads what there is to store of a version of the first build. */
export const readManifest = (host: Host, base: string = current.basePath) =>
  JSON.parse(host.read(`${base}offline.json`)) as OfflineManifest;

/** Returns the names of caches that hold a version, with the number of files in each. */
export function readCaches(
  page: Page,
  base: string = current.basePath,
): Promise<Record<string, number>> {
  return page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const counts = names.map(async (name) => {
      const cache = await caches.open(name);
      return [name, (await cache.keys()).length] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }, `offline:${base}:`);
}

/** Waits until a build of a version is stored whole, which its list says, and no other one. */
export async function expectStored(
  page: Page,
  build: string,
  base: string = current.basePath,
): Promise<void> {
  await expect
    .poll(
      () =>
        page
          .evaluate(
            async ([list, prefix]) => {
              const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
              return (await caches.match(list)) ? names : ['not whole', ...names];
            },
            [`${base}offline.json`, `offline:${base}:`] as const,
          )
          // It is being loaded again.
          .catch(() => 'no page'),
      { timeout: storingTimeout },
    )
    .toEqual([`offline:${base}:${build}`]);
}

/** Opens a page, and waits until a worker answers for it and the first build is stored. */
export async function openStored(page: Page, host: Host, pathname: string): Promise<void> {
  await page.goto(pathname);
  await expectStored(page, readManifest(host).build);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
