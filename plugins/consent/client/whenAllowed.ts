import { watchShown } from '../../preferences/client';
import { isAllowed } from './isAllowed';

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
