import { readSite } from '../../../core/client/site';

/** Finds the worker of the site, which serves all its versions. */
export const findRegistration = () => navigator.serviceWorker.getRegistration(readSite().basePath);

/** Waits until a worker that was just registered is at work, or is gone again. */
function settle(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') {
        worker.removeEventListener('statechange', check);
        resolve();
      }
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/**
 * Registers the worker, unless it is there.
 *
 * @returns nothing when the host has the kill switch in its place, which takes itself away
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await findRegistration();
  if (found) {
    return found;
  }
  const { basePath } = readSite();
  const { installing, waiting, active } = await navigator.serviceWorker.register(
    `${basePath}sw.js`,
    { scope: basePath, updateViaCache: 'none' },
  );
  const worker = installing ?? waiting ?? active;
  if (worker) {
    await settle(worker);
  }
  return findRegistration();
}
