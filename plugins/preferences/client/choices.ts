import { type PreferenceName, type PreferenceValue, preferences, schemeKeys } from '../preferences';
import { type ColorMode, modes } from '../types';
import { darkSystem, showColorMode, showPreference } from './display';

function readCookie(key: string): string | undefined {
  return new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1];
}

/**
 * Returns the choice that is kept; nothing when there is none, when what is kept is not one of the
 * values, or when the browser blocks the place.
 */
function readKept<Name extends PreferenceName>(name: Name): PreferenceValue<Name> | undefined {
  const { values, keptIn, key } = preferences[name];
  try {
    const kept = keptIn === 'cookie' ? readCookie(key) : localStorage.getItem(key);
    return values.find((value) => value === kept);
  } catch {
    return undefined;
  }
}

/** How long a cookie is kept, in seconds: a year. */
const maxAge = 31_536_000;

/**
 * Keeps a cookie for the whole site, or removes it; where the browser blocks it, nothing happens.
 *
 * @param value nothing to remove it
 */
function writeCookie(key: string, value: string | undefined): void {
  const age = value === undefined ? 0 : maxAge;
  try {
    document.cookie = `${key}=${value ?? ''};path=/;max-age=${age};SameSite=Lax`;
  } catch {
    // Blocked: what is shown lasts as long as the page.
  }
}

/**
 * Keeps an entry in `localStorage`, or removes it; where the browser blocks it, nothing happens.
 *
 * @param value nothing to remove it
 */
function writeEntry(key: string, value: string | undefined): void {
  try {
    if (value === undefined) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // Blocked: what is shown lasts as long as the page.
  }
}

/**
 * Keeps a choice for later visits, or forgets it.
 *
 * @param value nothing to forget it
 */
function writeKept(name: PreferenceName, value: string | undefined): void {
  const { keptIn, key } = preferences[name];
  (keptIn === 'cookie' ? writeCookie : writeEntry)(key, value);
}

/** Shows a choice and keeps it. What is no value of it is refused: an error is logged, nothing changes. */
export function choosePreference<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValue<Name>,
): void {
  const values: readonly string[] = preferences[name].values;
  if (!values.includes(value)) {
    // Only a color mode comes from code that TypeScript does not see: Docusaurus's own.
    console.error(
      `"${value}" does not exist among the theme's color schemes: ${values.join(', ')}.`,
    );
    return;
  }
  // The scheme first: other tabs read it when they hear of the mode.
  const mode = modes.find((item) => item === value);
  if (mode) {
    writeEntry(schemeKeys[mode], mode);
  }
  writeKept(name, value);
  showPreference(name, value);
}

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
