import { whenAllowed } from '../../consent/client';

/**
 * Calls back once another party may be asked: the visitor does not object, and the browser is online.
 *
 * @returns a function that takes the wish back
 */
export function whenReady(callback: () => void): () => void {
  const waiting = new AbortController();
  const stop = whenAllowed(() => {
    if (navigator.onLine) {
      callback();
    } else {
      window.addEventListener('online', callback, { once: true, signal: waiting.signal });
    }
  });
  return () => {
    stop();
    waiting.abort();
  };
}
