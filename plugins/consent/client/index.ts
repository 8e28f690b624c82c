import { readSite, refusesTracking } from '../../../core/client/site';
import { readShown, watchShown } from '../../preferences/client';

/** Whether something of another party may be loaded or sent now. */
export function isAllowed(): boolean {
  const agreed = !readSite().askConsent || readShown('consent') === 'granted';
  return agreed && !refusesTracking();
}

/**
 * Calls back with whether something of another party may be loaded or sent: at once, and whenever the
 * visitor changes it, in this tab or in another one.
 *
 * @returns ends it
 */
export function watchAllowed(notify: (allowed: boolean) => void): () => void {
  let before = isAllowed();
  notify(before);
  return watchShown(['consent'])(() => {
    const now = isAllowed();
    if (now !== before) {
      before = now;
      notify(now);
    }
  });
}

/**
 * Calls back once something of another party may be loaded or sent: at once where the site does not
 * ask or the visitor has agreed, later when the visitor agrees, never with Do Not Track or Global
 * Privacy Control.
 *
 * @returns a function that takes the wish back
 */
export function whenAllowed(callback: () => void): () => void {
  if (isAllowed()) {
    callback();
    return () => {};
  }
  const stop = watchShown(['consent'])(() => {
    if (isAllowed()) {
      stop();
      callback();
    }
  });
  return stop;
}
