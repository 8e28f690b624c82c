import { preferences, type PreferenceName } from '../preferences';
import type { ColorMode } from '../types';
import { readKept } from './readKept';
import { darkSystem, showColorMode } from './showColorMode';
import { showPreference } from './showPreference';

const names = Object.keys(preferences) as PreferenceName[];
const cookies = names.filter((name) => preferences[name].keptIn === 'cookie');
const entries = names.filter((name) => preferences[name].keptIn === 'localStorage');

/** What another tab kept or forgot; `null` stands for everything. */
function showEntry(key: string | null): void {
  for (const name of entries) {
    if (key === null || key === preferences[name].key) {
      showPreference(name, readKept(name) ?? preferences[name].values[0]);
    }
  }
}

/**
 * Shows what the visitor chooses elsewhere, live: in another tab, or for the whole operating system.
 *
 * @returns ends it
 */
export function followPreferences(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('storage', ({ key }) => showEntry(key), { signal });

  // No event tells of a cookie: whoever comes back to this tab may have chosen in another one.
  let kept = cookies.map(readKept);
  const showCookies = () => {
    const before = kept;
    kept = cookies.map(readKept);
    cookies.forEach((name, index) => {
      if (kept[index] !== before[index]) {
        showPreference(name, kept[index] ?? preferences[name].values[0]);
      }
    });
  };
  document.addEventListener('visibilitychange', showCookies, { signal });

  const system = matchMedia(darkSystem);
  const showSystem = () => {
    const choice = document.documentElement.getAttribute(preferences.colorMode.attribute);
    showColorMode((choice ?? 'system') as ColorMode);
  };
  system.addEventListener('change', showSystem, { signal });
  return () => controller.abort();
}
