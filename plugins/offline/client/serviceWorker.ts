import { readSite } from '../../../core/client/site';
import { workerQuestion } from '../types';

/** How long a worker may take to answer, in ms: those of earlier builds don't. */
const PATIENCE = 2000;

/** Asks whether a worker is at work; the kill switch, which isn't, then deletes everything and itself once more. */
function isAtWork(worker: ServiceWorker): Promise<boolean> {
  const { port1: port, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(true), PATIENCE);
    port.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data !== false);
    };
    worker.postMessage({ type: workerQuestion }, [port2]);
  }).finally(() => port.close());
}

/** Finds the worker of the site, which serves all its versions; nothing when the kill switch is in its place. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(readSite().basePath);
  return !found?.active || (await isAtWork(found.active)) ? found : undefined;
}

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
 * @returns nothing when the host has the kill switch in its place. While a tab is open that it controls,
 *   registering brings it back instead of installing it anew: it has to be told to go again.
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
