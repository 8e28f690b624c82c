import { useLocation } from '@docusaurus/router';
import {
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import {
  type PreferenceName,
  type PreferenceValue,
  preferences,
  readCodeHash,
} from '../preferences';
import { type DisplayPreferences, defaultDisplayPreferences } from '../types';
import { choosePreference, followPreferences } from './choices';
import { readShown, showPreference, watchRoot } from './display';

/** Whether a component is inside of the provider. */
const PreferencesContext = createContext(false);

/**
 * Keeps what is shown up to date: with other tabs, with the operating system, and with links to code
 * in a style and language, which change what is shown and not what is kept.
 */
export function PreferencesProvider({ children }: { children: ReactNode }): ReactNode {
  const { hash } = useLocation();
  useEffect(followPreferences, []);
  useEffect(() => {
    const asked = readCodeHash(hash);
    if (asked) {
      showPreference('codeVariant', asked.variant);
    }
    if (asked?.style) {
      showPreference('codeStyle', asked.style);
    }
  }, [hash]);
  return <PreferencesContext value={true}>{children}</PreferencesContext>;
}

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

/** The attributes of `<html>` that hold what the page is drawn with. */
const subscribe = watchRoot(['data-theme', 'dir', 'data-density']);

/** A string, because a store's snapshot is compared by identity. */
function readSnapshot(): string {
  const root = document.documentElement;
  const mode = root.dataset.theme === 'dark' ? 'dark' : 'light';
  const direction = root.dir === 'rtl' ? 'rtl' : 'ltr';
  const density = root.dataset.density === 'dense' ? 'dense' : 'comfortable';
  return `${mode} ${direction} ${density}`;
}

const { mode, direction, density } = defaultDisplayPreferences;
const serverSnapshot = `${mode} ${direction} ${density}`;

/**
 * Returns the mode, direction and density that the page is drawn with, live.
 * They are read from `<html>`, where they are set before paint; on the server, the defaults.
 */
export function useDisplayPreferences(): DisplayPreferences {
  const snapshot = useSyncExternalStore(subscribe, readSnapshot, () => serverSnapshot);
  return useMemo(() => {
    const [mode, direction, density] = snapshot.split(' ');
    return { mode, direction, density } as DisplayPreferences;
  }, [snapshot]);
}
