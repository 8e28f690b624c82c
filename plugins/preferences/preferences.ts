import { modeKeyPrefix } from '@site/products';
import {
  type CodeStyle,
  type CodeVariant,
  codeStyleSlugs,
  codeStyles,
  codeVariants,
  colorModes,
  consents,
  densities,
  directions,
  packageManagers,
} from './types';

interface Preference {
  /**
   * What the visitor can choose; the first is the default, except for the direction, which is that of the
   * page's language. Other saved values are ignored.
   */
  values: readonly string[];
  savedIn: 'cookie' | 'localStorage';
  /** Name of the cookie or of the `localStorage` entry. */
  key: string;
  /** Attribute of `<html>` that has the value: set before paint, read by styles and hooks. */
  attribute: string;
}

/** The one list of the visitor's preferences. */
export const preferences = {
  colorMode: {
    values: colorModes,
    savedIn: 'localStorage',
    key: `${modeKeyPrefix}mode`,
    attribute: 'data-theme-choice',
  },
  direction: { values: directions, savedIn: 'localStorage', key: 'direction', attribute: 'dir' },
  density: {
    values: densities,
    savedIn: 'localStorage',
    key: 'density',
    attribute: 'data-density',
  },
  codeStyle: {
    values: codeStyles,
    savedIn: 'cookie',
    key: 'codeStyling',
    attribute: 'data-code-style',
  },
  codeVariant: {
    values: codeVariants,
    savedIn: 'cookie',
    key: 'codeVariant',
    attribute: 'data-code-variant',
  },
  packageManager: {
    values: packageManagers,
    savedIn: 'localStorage',
    key: 'codeblock-package-manager',
    attribute: 'data-package-manager',
  },
  consent: {
    values: consents,
    savedIn: 'localStorage',
    key: 'docs-cookie-consent',
    attribute: 'data-consent',
  },
} as const satisfies Record<string, Preference>;

export type PreferenceName = keyof typeof preferences;
export type PreferenceValue<Name extends PreferenceName> =
  (typeof preferences)[Name]['values'][number];

/** For each mode, the `localStorage` entry with the scheme to draw it in; by default the mode's own. */
export const schemeKeys = {
  light: `${modeKeyPrefix}color-scheme-light`,
  dark: `${modeKeyPrefix}color-scheme-dark`,
} as const;

/** The color of the browser's own frame: the page's `--paper`. */
export const frameColors = { light: '#fcfaf7', dark: '#171412' } as const;

/** A link to a demo's code: `#ColumnTypes.tsx`, `#tailwind-ColumnTypes.js:12-15`. */
interface CodeHash {
  /** Name of the demo. */
  demo: string;
  /** Absent: the visitor's own style. */
  style?: CodeStyle;
  variant: CodeVariant;
  /** The lines to mark, counted from 1. */
  lines?: { from: number; to: number };
}

/** A hash that leads to code: its style, demo, file extension, first and last line. */
export const codeHash = new RegExp(
  `^#(?:.*/)?(?:(${Object.values(codeStyleSlugs).join('|')})-)?([A-Za-z]\\w*)\\.(js|tsx)(?::(\\d+)(?:-(\\d+))?)?$`,
);

/**
 * Reads a link to a demo's code.
 *
 * @param hash `location.hash`, with its `#`
 * @returns nothing for any other hash
 */
export function readCodeHash(hash: string): CodeHash | undefined {
  const [, slug, demo, extension, first, last] = codeHash.exec(hash) ?? [];
  if (!demo) {
    return undefined;
  }
  const from = Number(first ?? 0);
  const to = Number(last ?? from);
  const style = codeStyles.find((item) => codeStyleSlugs[item] === slug);
  return {
    demo,
    variant: extension === 'js' ? 'JS' : 'TS',
    ...(style && { style }),
    ...(from > 0 && to >= from && { lines: { from, to } }),
  };
}
