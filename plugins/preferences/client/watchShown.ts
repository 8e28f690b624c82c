import { preferences, type PreferenceName } from '../preferences';
import { watchRoot } from './watchRoot';

/**
 * Returns a store's `subscribe` that notices when the page shows other choices of the visitor.
 *
 * @param names of the choices
 */
export function watchShown(names: readonly PreferenceName[]): (notify: () => void) => () => void {
  return watchRoot(names.map((name) => preferences[name].attribute));
}
