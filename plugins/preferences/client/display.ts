/** What the page shows: the attributes of `<html>`, which styles, hooks and demos follow. */
import { readLanguageDirection } from '../../../core/client/site';
import {
  frameColors,
  type PreferenceName,
  preferences,
  type PreferenceValue,
  schemeKeys,
} from '../preferences';
import { type ColorMode, type Mode, modes } from '../types';

/** The direction of the page's language. */
export const languageDirection = readLanguageDirection();

/** Returns the value of a preference that shows until the visitor chooses one. */
export function readDefault<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const [first] = preferences[name].values;
  return (name === 'direction' ? languageDirection : first) as PreferenceValue<Name>;
}

/** Returns the value of a preference that the page shows. */
export function readShown<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const values: readonly PreferenceValue<Name>[] = preferences[name].values;
  const shown = document.documentElement.getAttribute(preferences[name].attribute);
  return values.find((value) => value === shown) ?? readDefault(name);
}

/** Returns a store's `subscribe` that notices changes of attributes of `<html>`. */
export function watchRoot(attributes: string[]): (notify: () => void) => () => void {
  return (notify) => {
    const observer = new MutationObserver(notify);
    observer.observe(document.documentElement, { attributeFilter: attributes });
    return () => observer.disconnect();
  };
}

/** Returns a store's `subscribe` that notices when the page shows other values of preferences. */
export function watchShown(names: readonly PreferenceName[]): (notify: () => void) => () => void {
  return watchRoot(names.map((name) => preferences[name].attribute));
}

export const darkSystem = '(prefers-color-scheme: dark)';

/** Returns the scheme to draw a mode in. */
function readScheme(mode: Mode): Mode {
  try {
    const saved = localStorage.getItem(schemeKeys[mode]);
    return modes.find((scheme) => scheme === saved) ?? mode;
  } catch {
    return mode;
  }
}

/** Shows the page, and the browser's frame around it, in a color mode, without transitions. */
function showColorMode(choice: ColorMode): void {
  const root = document.documentElement;
  const system = matchMedia(darkSystem).matches ? 'dark' : 'light';
  const mode = readScheme(choice === 'system' ? system : choice);
  root.setAttribute('data-changing', '');
  root.setAttribute(preferences.colorMode.attribute, choice);
  root.dataset.theme = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = frameColors[mode];
  }
  // Reading a style makes the browser apply the new colors while transitions are still off.
  getComputedStyle(root).getPropertyValue('color');
  root.removeAttribute('data-changing');
}

/** Shows a value of a preference. */
export function showPreference(name: PreferenceName, value: string): void {
  if (name === 'colorMode') {
    showColorMode(value as ColorMode);
  } else {
    document.documentElement.setAttribute(preferences[name].attribute, value);
  }
}
