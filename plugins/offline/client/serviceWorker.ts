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

/** Whether the visitor is in the middle of a text, or has one that is kept nowhere: an edited demo. */
function isWriting(): boolean {
  return (
    document.activeElement?.matches('textarea, input, [contenteditable]') === true ||
    document.querySelector('[data-demo-edited]') !== null
  );
}

/** How often a tab that is come back to asks for a new worker at the most, in ms. */
const pause = 3_600_000;

/** Loads the page again from the new build: a hidden one when it is seen next, one with unfinished text when its visitor says so. */
function reload(): void {
  if (document.hidden) {
    document.addEventListener('visibilitychange', reload, { once: true });
  } else if (isWriting()) {
    import(/* webpackChunkName: "update-notice" */ '../theme/UpdateNotice').then(
      ({ showUpdateNotice }) => showUpdateNotice(),
      // What the notice is made of went away with the old build.
      () => {},
    );
  } else {
    location.reload();
  }
}

/** Has a new worker take over as soon as it is ready, and the page loaded again then, once. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let isServed = Boolean(serviceWorker.controller);
  let asked = Date.now();
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
    if (!document.hidden && Date.now() - asked > pause) {
      asked = Date.now();
      registration.update().catch(() => {});
    }
  });
}
