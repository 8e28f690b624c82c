import { isWriting } from '../../../core/client/isWriting';
import { reloadPage } from '../../../core/client/reloadPage';
import { readSite, refusesTracking } from '../../../core/client/site';
import { readShown, watchShown } from './display';

/** Whether anything may be loaded from or sent to third parties now. */
export function isAllowed(): boolean {
  const agreed = !readSite().askConsent || readShown('consent') === 'granted';
  return agreed && !refusesTracking();
}

/**
 * Calls back with whether third parties are allowed: at once, and whenever the visitor changes it, in
 * this tab or another one.
 *
 * @returns a function that stops it
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
 * Calls back once third parties are allowed: at once if the site doesn't ask or the visitor has agreed,
 * later when the visitor agrees, never with Do Not Track or Global Privacy Control.
 *
 * @returns a function that cancels it
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

let isWatched = false;

/**
 * Loads the page again when the visitor withdraws what they allowed, unless that would lose what they
 * write. To be called where a third party's script is added: it can't be taken back.
 */
export function reloadWhenWithdrawn(): void {
  if (!isWatched) {
    isWatched = true;
    watchAllowed((allowed) => {
      if (!allowed && !isWriting()) {
        reloadPage();
      }
    });
  }
}
