import type { CodeStyleSettings } from '../../core/library';
import { codeStyles as styleSettings } from '@site/products';

/** Path of the page with all settings. */
export const settingsPage = 'settings';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

export const densities = ['comfortable', 'dense'] as const;
export type Density = (typeof densities)[number];

/** The visitor's choice of a mode; `system` follows the operating system. */
export const colorModes = ['system', ...modes] as const;
export type ColorMode = (typeof colorModes)[number];

/** What the page and its demos are drawn with. */
export interface DisplayPreferences {
  mode: Mode;
  direction: Direction;
  density: Density;
}

/** The names of the styles of code; tests add those of their library. */
export interface CodeStyleNames extends Record<(typeof styleSettings)[number]['name'], true> {}

export type CodeStyle = keyof CodeStyleNames;
const settings: readonly (CodeStyleSettings & { name: CodeStyle })[] = styleSettings;

/** How demos are styled, as saved in the cookie `codeStyling` and shown to visitors. */
export const codeStyles = settings.map(({ name }) => name) as [CodeStyle, ...CodeStyle[]];

/** The language of demo code, as saved in the cookie `codeVariant`. */
export const codeVariants = ['TS', 'JS'] as const;
export type CodeVariant = (typeof codeVariants)[number];

/** The package managers that commands are shown for. */
export const packageManagers = ['npm', 'pnpm', 'yarn'] as const;

/** Whether analytics and third-party ads are allowed, if the site asks. */
export const consents = ['unset', 'granted', 'denied'] as const;
export type Consent = (typeof consents)[number];

/** The name of each style in file names and links. */
export const codeStyleSlugs = Object.fromEntries(
  settings.map(({ name, slug }) => [name, slug]),
) as Record<CodeStyle, string>;

/** What a style needs beside the library's own. */
export const findStyleKind = (style: CodeStyle): CodeStyleSettings['kind'] =>
  settings.find(({ name }) => name === style)?.kind;

/** The extension of a demo's file, and of links to it, in each language. */
export const sourceExtensions: Record<CodeVariant, string> = { TS: 'tsx', JS: 'js' };

export const defaultDisplayPreferences: DisplayPreferences = {
  mode: 'light',
  direction: 'ltr',
  density: 'comfortable',
};
