import type { Plugin } from 'postcss';
import { themeConstants } from '../themeConstants';
import { toCustomProperties } from './toCustomProperties';

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
