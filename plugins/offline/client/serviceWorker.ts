import { isWriting } from '../../../core/client/isWriting';
import { readSite } from '../../../core/client/site';

/** What the worker of the official PWA plugin reads in its own address. */
const params = encodeURIComponent(JSON.stringify({ offlineMode: true }));

/**
 * Registers the worker of the site, which serves all its versions.
 *
 * @param isWanted whether to register one that isn't there yet
 * @returns nothing when none is registered
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

/** Loads the page again from the new build: a hidden one when it is shown, one with unsaved text when its user says so. */
function reload(): void {
  if (document.hidden) {
    document.addEventListener('visibilitychange', reload, { once: true });
  } else if (isWriting()) {
    import(/* webpackChunkName: "update-notice" */ '@theme/UpdateNotice').then(
      ({ showUpdateNotice }) => showUpdateNotice(),
      // Its code was deleted with the old build.
      () => {},
    );
  } else {
    location.reload();
  }
}

/** How often a tab that users return to looks for a new worker at most, in ms. */
const MIN_UPDATE_INTERVAL = 3_600_000;

/** Lets a new worker take over as soon as it is ready, and reloads the page then, once. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let isServed = Boolean(serviceWorker.controller);
  let lastUpdate = Date.now();
  const skipWaiting = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  const watch = () => registration.installing?.addEventListener('statechange', skipWaiting);
  skipWaiting();
  watch();
  registration.addEventListener('updatefound', watch);
  const onChange = () => {
    // The first worker brings nothing new.
    if (isServed) {
      serviceWorker.removeEventListener('controllerchange', onChange);
      reload();
    }
    isServed = true;
  };
  serviceWorker.addEventListener('controllerchange', onChange);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - lastUpdate > MIN_UPDATE_INTERVAL) {
      lastUpdate = Date.now();
      registration.update().catch(() => {});
    }
  });
}
