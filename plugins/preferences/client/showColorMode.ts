import { frameColors, preferences, schemeKeys } from '../preferences';
import { modes, type ColorMode, type Mode } from '../types';

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
