import { watchShown } from '../../preferences/client';
import { isAllowed } from './isAllowed';

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
