import {
  type PreferenceName,
  type PreferenceValue,
  frameColors,
  preferences,
  schemeKeys,
} from '../preferences';
import { type ColorMode, type Mode, modes } from '../types';

/**
 * Returns a store's `subscribe` that notices when attributes of `<html>` change.
 *
 * @param attributes names of the attributes
 */
export function watchRoot(attributes: string[]): (notify: () => void) => () => void {
  return (notify) => {
    const observer = new MutationObserver(notify);
    observer.observe(document.documentElement, { attributeFilter: attributes });
    return () => observer.disconnect();
  };
}

/** Returns what the page shows of a choice; the default where nothing was applied. */
export function readShown<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const values: readonly PreferenceValue<Name>[] = preferences[name].values;
  const shown = document.documentElement.getAttribute(preferences[name].attribute);
  return values.find((value) => value === shown) ?? (values[0] as PreferenceValue<Name>);
}

/**
 * Returns a store's `subscribe` that notices when the page shows other choices of the visitor.
 *
 * @param names of the choices
 */
export function watchShown(names: readonly PreferenceName[]): (notify: () => void) => () => void {
  return watchRoot(names.map((name) => preferences[name].attribute));
}

export const darkSystem = '(prefers-color-scheme: dark)';

/** The scheme that a mode is drawn in. */
function readScheme(mode: Mode): Mode {
  try {
    const kept = localStorage.getItem(schemeKeys[mode]);
    return modes.find((scheme) => scheme === kept) ?? mode;
  } catch {
    return mode;
  }
}

/** Draws the page, and what the browser draws around it, in a color mode. Nothing fades on the way. */
export function showColorMode(choice: ColorMode): void {
  const root = document.documentElement;
  const system = matchMedia(darkSystem).matches ? 'dark' : 'light';
  const mode = readScheme(choice === 'system' ? system : choice);
  root.setAttribute('data-changing', '');
  root.setAttribute(preferences.colorMode.attribute, choice);
  root.dataset.theme = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = frameColors[mode];
  }
  // Asking for a style has the browser draw with the new colors before anything may fade again.
  getComputedStyle(root).getPropertyValue('color');
  root.removeAttribute('data-changing');
}

/** Puts a choice on `<html>`, where styles and hooks find it. */
export function showPreference(name: PreferenceName, value: string): void {
  if (name === 'colorMode') {
    showColorMode(value as ColorMode);
  } else {
    document.documentElement.setAttribute(preferences[name].attribute, value);
  }
}
