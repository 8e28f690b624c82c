import { useMemo, useSyncExternalStore } from 'react';
import { defaultDisplayPreferences, type DisplayPreferences } from '../types';
import { watchRoot } from './watchRoot';

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
