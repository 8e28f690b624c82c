import { preferences, type PreferenceName, type PreferenceValue } from '../preferences';

/** Returns what the page shows of a choice; the default where nothing was applied. */
export function readShown<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const values: readonly PreferenceValue<Name>[] = preferences[name].values;
  const shown = document.documentElement.getAttribute(preferences[name].attribute);
  return values.find((value) => value === shown) ?? (values[0] as PreferenceValue<Name>);
}
