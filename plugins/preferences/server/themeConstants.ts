import type { Plugin } from 'postcss';
import { type ThemeConstants, themeConstants } from '../themeConstants';

/** Returns a group of constants as custom properties: `enteringScreen` is `--duration-entering`. */
const toGroup = (prefix: string, values: Readonly<Record<string, number>>, unit: string) =>
  Object.entries(values).map(([name, value]) => [
    `--${prefix}-${name.replace('Screen', '')}`,
    `${value}${unit}`,
  ]);

/** Returns the theme's constants as CSS custom properties, by name. */
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

/** The PostCSS plugin that replaces `@theme-constants;` in a rule with the constants as custom properties. */
export const insertThemeConstants: Plugin = {
  postcssPlugin: 'insert-theme-constants',
  AtRule: {
    'theme-constants'(atRule) {
      if (atRule.parent?.type !== 'rule') {
        throw atRule.error(
          '@theme-constants is outside a rule. Write ":root { @theme-constants; }".',
        );
      }
      const properties = Object.entries(toCustomProperties(themeConstants));
      atRule.replaceWith(...properties.map(([prop, value]) => ({ prop, value })));
    },
  },
};
