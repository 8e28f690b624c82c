import { useLocation } from '@docusaurus/router';
import {
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { type PreferenceName, type PreferenceValue, readCodeHash } from '../preferences';
import { type DisplayPreferences, defaultDisplayPreferences } from '../types';
import { choosePreference, followPreferences } from './choices';
import {
  languageDirection,
  readDefault,
  readShown,
  showPreference,
  watchRoot,
  watchShown,
} from './display';

/** Whether a component is inside the provider. */
const PreferencesContext = createContext(false);

/**
 * Keeps what is shown up to date: with other tabs, with the operating system, and with links to code,
 * whose style and language are shown but not saved.
 */
export function PreferencesProvider({ children }: { children: ReactNode }): ReactNode {
  const { hash } = useLocation();
  useEffect(followPreferences, []);
  useEffect(() => {
    const link = readCodeHash(hash);
    if (link) {
      showPreference('codeVariant', link.variant);
    }
    if (link?.style) {
      showPreference('codeStyle', link.style);
    }
  }, [hash]);
  return <PreferencesContext value={true}>{children}</PreferencesContext>;
}

interface Choice<Value> {
  value: Value;
  /** Shows a value everywhere on the page, and saves it for later visits. */
  choose(value: Value): void;
}

/**
 * Returns the visitor's choice, live. The first render has the default, like the prerendered page; the
 * choice follows at once.
 */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): Choice<PreferenceValue<Name>> {
  if (!useContext(PreferencesContext)) {
    throw new Error('PreferencesProvider is missing: render this component inside it.');
  }
  const value = useSyncExternalStore(
    useMemo(() => watchShown([name]), [name]),
    () => readShown(name),
    () => readDefault(name),
  );
  return { value, choose: (next) => choosePreference(name, next) };
}

const watchDisplay = watchRoot(['data-theme', 'dir', 'data-density']);

/** A string, because a store's snapshot is compared by identity. */
const toSnapshot = ({ mode, direction, density }: DisplayPreferences) =>
  `${mode} ${direction} ${density}`;

function readSnapshot(): string {
  const { dataset, dir } = document.documentElement;
  return toSnapshot({
    mode: dataset.theme === 'dark' ? 'dark' : 'light',
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    density: dataset.density === 'dense' ? 'dense' : 'comfortable',
  });
}

/**
 * Returns the mode, direction and density that the page is drawn with, live. They are read from `<html>`,
 * which has them before paint; on the server they are the defaults.
 */
export function useDisplayPreferences(): DisplayPreferences {
  const snapshot = useSyncExternalStore(watchDisplay, readSnapshot, () =>
    toSnapshot({ ...defaultDisplayPreferences, direction: languageDirection }),
  );
  return useMemo(() => {
    const [mode, direction, density] = snapshot.split(' ');
    return { mode, direction, density } as DisplayPreferences;
  }, [snapshot]);
}
