import type { Plugin } from 'postcss';
import { type ThemeConstants, themeConstants } from '../themeConstants';

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

/**
 * The step of PostCSS that puts the theme's constants, as custom properties, in the place of
 * `@theme-constants;` in a rule.
 */
export const insertThemeConstants: Plugin = {
  postcssPlugin: 'insert-theme-constants',
  AtRule: {
    'theme-constants'(atRule) {
      if (atRule.parent?.type !== 'rule') {
        throw atRule.error(
          '@theme-constants stands outside of a rule. Write ":root { @theme-constants; }".',
        );
      }
      const properties = Object.entries(toCustomProperties(themeConstants));
      atRule.replaceWith(...properties.map(([prop, value]) => ({ prop, value })));
    },
  },
};
