/** The visitor's choices: saved for later visits, and followed when they are made in another tab. */
import { type PreferenceName, preferences, type PreferenceValue, schemeKeys } from '../preferences';
import { modes } from '../types';
import { darkSystem, readDefault, readShown, showPreference } from './display';

const names = Object.keys(preferences) as PreferenceName[];
const cookies = names.filter((name) => preferences[name].savedIn === 'cookie');

/** How long a cookie lasts, in seconds: a year. */
const maxAge = 31_536_000;

/** Returns the saved choice, or nothing if there is none, it is invalid, or the browser blocks storage. */
function readSaved<Name extends PreferenceName>(name: Name): PreferenceValue<Name> | undefined {
  const { values, savedIn, key } = preferences[name];
  try {
    const saved =
      savedIn === 'cookie'
        ? new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1]
        : localStorage.getItem(key);
    return values.find((value) => value === saved);
  } catch {
    return undefined;
  }
}

/** Saves a text, or with `undefined` removes it. */
function save(place: 'cookie' | 'localStorage', key: string, value: string | undefined): void {
  try {
    if (place === 'cookie') {
      const age = value === undefined ? 0 : maxAge;
      document.cookie = `${key}=${value ?? ''};path=/;max-age=${age};SameSite=Lax`;
    } else if (value === undefined) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // Blocked: what is shown lasts as long as the page.
  }
}

const savePreference = (name: PreferenceName, value: string | undefined) =>
  save(preferences[name].savedIn, preferences[name].key, value);

const showSaved = (name: PreferenceName) =>
  showPreference(name, readSaved(name) ?? readDefault(name));

/** Shows a choice and saves it. Anything but one of its values is logged as an error and ignored. */
export function choosePreference<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValue<Name>,
): void {
  const values: readonly string[] = preferences[name].values;
  if (!values.includes(value)) {
    // Only Docusaurus's own code, which TypeScript does not see, sets one: a color mode.
    console.error(
      `"${value}" does not exist among the theme's color schemes: ${values.join(', ')}.`,
    );
    return;
  }
  // The scheme first: other tabs read it as soon as they hear of the mode.
  const mode = modes.find((item) => item === value);
  if (mode) {
    save('localStorage', schemeKeys[mode], mode);
  }
  savePreference(name, value);
  showPreference(name, value);
}

/** Forgets every choice and shows the defaults. */
export function resetPreferences(): void {
  for (const key of Object.values(schemeKeys)) {
    save('localStorage', key, undefined);
  }
  for (const name of names) {
    savePreference(name, undefined);
    showPreference(name, readDefault(name));
  }
}

/**
 * Shows what the visitor chooses elsewhere, live: in another tab, or for the whole operating system.
 *
 * @returns a function that stops it
 */
export function followPreferences(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const showEntries = ({ key }: StorageEvent) =>
    names
      // Without a key, the other tab has cleared all.
      .filter((name) => !cookies.includes(name) && (key === null || key === preferences[name].key))
      .forEach(showSaved);
  window.addEventListener('storage', showEntries, { signal });

  // Cookies have no event: look at them when the visitor comes back to this tab.
  let saved = cookies.map(readSaved);
  const showCookies = () => {
    const before = saved;
    saved = cookies.map(readSaved);
    cookies.filter((_name, index) => saved[index] !== before[index]).forEach(showSaved);
  };
  document.addEventListener('visibilitychange', showCookies, { signal });

  const showSystem = () => showPreference('colorMode', readShown('colorMode'));
  matchMedia(darkSystem).addEventListener('change', showSystem, { signal });
  return () => controller.abort();
}
