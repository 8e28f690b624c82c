/** The visitor's choices that a demo follows, and the constants of the theme that it gets. */

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

export const densities = ['comfortable', 'dense'] as const;
export type Density = (typeof densities)[number];

/** What the page and every demo on it are drawn with. */
export interface DisplayPreferences {
  mode: Mode;
  direction: Direction;
  density: Density;
}

/** How demos are styled, as kept in the cookie `codeStyling` and read by a visitor. */
export const codeStyles = ['MUI System', 'Tailwind', 'CSS'] as const;
export type CodeStyle = (typeof codeStyles)[number];

/** Which language code is shown in, as kept in the cookie `codeVariant`. */
export const codeVariants = ['TS', 'JS'] as const;
export type CodeVariant = (typeof codeVariants)[number];

/** What a style is called in the names of files and in links. */
export const codeStyleSlugs: Record<CodeStyle, string> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/** How a demo's file ends in each language, and a link to it. */
export const sourceExtensions: Record<CodeVariant, string> = { TS: 'tsx', JS: 'js' };

export const defaultDisplayPreferences: DisplayPreferences = {
  mode: 'light',
  direction: 'ltr',
  density: 'comfortable',
};

/** The one source of the theme's constants: px, ms and ratios. */
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
