import { isWriting } from '../../../core/client/isWriting';
import type { OfflineManifest } from '../types';
import { loadManifest } from './builds';
import { noteBuild } from './storage';

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

/**
 * Lets a new worker take over as soon as it is ready, and loads the page again then, if the host has
 * another build of it than when it was opened: once for each build, also when two hosts take turns with
 * two builds.
 *
 * @param base path of the page's version
 * @param opened what the host had when the page was opened
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  base: string,
  opened: Promise<OfflineManifest | undefined>,
): void {
  const skipWaiting = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  const watch = () => registration.installing?.addEventListener('statechange', skipWaiting);
  skipWaiting();
  watch();
  registration.addEventListener('updatefound', watch);

  let isOld = false;
  const check = async () => {
    const own = await opened;
    if (!own || isOld) {
      return;
    }
    noteBuild(own.build);
    const { build } = await loadManifest(base);
    if (build !== own.build && !isOld && noteBuild(build)) {
      isOld = true;
      reload();
    }
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Without network, there is nothing newer.
    check().catch(() => {});
  });

  let lastUpdate = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - lastUpdate > MIN_UPDATE_INTERVAL) {
      lastUpdate = Date.now();
      registration.update().catch(() => {});
    }
  });
}
