import type { ThemeConstants } from '../themeConstants';

/** What the CSS calls a group of constants: the prefix of its properties. */
type Group = 'breakpoint' | 'duration';

function toGroup(group: Group, values: Readonly<Record<string, number>>, unit: string) {
  return Object.entries(values).map(
    // The library's `enteringScreen` is `entering` here.
    ([name, value]) => [`--${group}-${name.replace('Screen', '')}`, `${value}${unit}`] as const,
  );
}

/** Returns the theme's constants as CSS custom properties: names with their dashes, values with their units. */
export function toCustomProperties(constants: ThemeConstants): Record<string, string> {
  return Object.fromEntries([
    ['--space', `${constants.spacing}px`],
    ['--radius', `${constants.borderRadius}px`],
    ...toGroup('breakpoint', constants.breakpoints, 'px'),
    ...toGroup('duration', constants.duration, 'ms'),
    ['--font-text', constants.fontFamily],
    ['--font-size', `${constants.fontSize}px`],
    ['--html-font-size', `${constants.htmlFontSize}px`],
    ['--contrast-threshold', `${constants.contrastThreshold}`],
    ['--tonal-offset', `${constants.tonalOffset}`],
  ]);
}
