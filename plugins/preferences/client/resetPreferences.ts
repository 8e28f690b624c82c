import { preferences, schemeKeys, type PreferenceName } from '../preferences';
import { showPreference } from './showPreference';
import { writeEntry } from './writeEntry';
import { writeKept } from './writeKept';

/** Forgets every choice and shows the defaults. */
export function resetPreferences(): void {
  for (const key of Object.values(schemeKeys)) {
    writeEntry(key, undefined);
  }
  for (const name of Object.keys(preferences) as PreferenceName[]) {
    writeKept(name, undefined);
    showPreference(name, preferences[name].values[0]);
  }
}
