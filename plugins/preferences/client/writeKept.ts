import { preferences, type PreferenceName } from '../preferences';
import { writeCookie } from './writeCookie';
import { writeEntry } from './writeEntry';

/**
 * Keeps a choice for later visits, or forgets it.
 *
 * @param value nothing to forget it
 */
export function writeKept(name: PreferenceName, value: string | undefined): void {
  const { keptIn, key } = preferences[name];
  (keptIn === 'cookie' ? writeCookie : writeEntry)(key, value);
}
