import { useContext, useMemo, useSyncExternalStore } from 'react';
import { preferences, type PreferenceName, type PreferenceValue } from '../preferences';
import { choosePreference } from './choosePreference';
import { PreferencesContext } from './PreferencesProvider';
import { readShown } from './readShown';
import { watchRoot } from './watchRoot';

interface Choice<Value> {
  value: Value;
  /** Shows a value, on every part of the page, and keeps it for later visits. */
  choose(value: Value): void;
}

/**
 * Returns a choice of the visitor, live. The first render has the default, as the prerendered page
 * does; what is chosen follows at once.
 */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): Choice<PreferenceValue<Name>> {
  if (!useContext(PreferencesContext)) {
    throw new Error('PreferencesProvider is missing: render this inside of it.');
  }
  const { attribute } = preferences[name];
  const fallback = preferences[name].values[0] as PreferenceValue<Name>;
  const value = useSyncExternalStore(
    useMemo(() => watchRoot([attribute]), [attribute]),
    () => readShown(name),
    () => fallback,
  );
  return { value, choose: (next) => choosePreference(name, next) };
}
