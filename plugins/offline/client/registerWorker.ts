import { readSite } from '../../../core/client/site';

/** What the worker of the official PWA plugin reads in its own address. */
const params = encodeURIComponent(JSON.stringify({ offlineMode: true }));

/**
 * Registers the worker of the site's language, which serves all its versions.
 *
 * @param isWanted whether one that is not there yet is registered
 * @returns nothing where none is
 */
export async function registerWorker(
  isWanted: boolean,
): Promise<ServiceWorkerRegistration | undefined> {
  const { basePath } = readSite();
  const registered = await navigator.serviceWorker.getRegistration(basePath);
  return registered || isWanted
    ? navigator.serviceWorker.register(`${basePath}sw.js?params=${params}`, {
        scope: basePath,
        updateViaCache: 'none',
      })
    : undefined;
}
