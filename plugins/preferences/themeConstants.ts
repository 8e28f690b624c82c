/**
 * The one source of the theme's constants, in px, ms and ratios: demos get them in their version's theme,
 * pages as custom properties, through `@theme-constants` in tokens.css.
 */
export const themeConstants = {
  breakpoints: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
  spacing: 8,
  borderRadius: 12,
  duration: {
    shortest: 150,
    shorter: 200,
    short: 250,
    standard: 300,
    complex: 375,
    enteringScreen: 225,
    leavingScreen: 195,
  },
  fontFamily: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  fontSize: 14,
  htmlFontSize: 16,
  contrastThreshold: 3,
  tonalOffset: 0.2,
} as const;

export type ThemeConstants = typeof themeConstants;
