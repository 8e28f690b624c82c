import { preferences, type PreferenceName, type PreferenceValue } from '../preferences';

function readCookie(key: string): string | undefined {
  return new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1];
}

/**
 * Returns the choice that is kept; nothing when there is none, when what is kept is not one of the
 * values, or when the browser blocks the place.
 */
export function readKept<Name extends PreferenceName>(
  name: Name,
): PreferenceValue<Name> | undefined {
  const { values, keptIn, key } = preferences[name];
  try {
    const kept = keptIn === 'cookie' ? readCookie(key) : localStorage.getItem(key);
    return values.find((value) => value === kept);
  } catch {
    return undefined;
  }
}
