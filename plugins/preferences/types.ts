/** The visitor's choices that a demo follows, and the constants of the theme that it gets. */

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

export const densities = ['comfortable', 'dense'] as const;
export type Density = (typeof densities)[number];

/** The color mode as it is chosen: `system` follows the operating system. */
export const colorModes = ['system', ...modes] as const;
export type ColorMode = (typeof colorModes)[number];

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

/** Which package manager commands are shown for. */
export const packageManagers = ['npm', 'pnpm', 'yarn'] as const;
export type PackageManager = (typeof packageManagers)[number];

/** Whether anything of another party may be loaded or sent, where the site asks for it. */
export const consents = ['unset', 'granted', 'denied'] as const;
export type Consent = (typeof consents)[number];

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
