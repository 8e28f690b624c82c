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

/** A choice of the visitor. */
interface Preference {
  /** What may be chosen; the first is the default. Anything else that is found is ignored. */
  values: readonly string[];
  keptIn: 'cookie' | 'localStorage';
  /** Name of the cookie or of the entry. */
  key: string;
  /** Attribute of `<html>` that says what is chosen: set before paint, read by styles and by hooks. */
  attribute: string;
}

/** The one list of the visitor's choices. */
export const preferences = {
  colorMode: {
    values: colorModes,
    keptIn: 'localStorage',
    key: 'mui-mode',
    attribute: 'data-theme-choice',
  },
  direction: { values: directions, keptIn: 'localStorage', key: 'direction', attribute: 'dir' },
  density: {
    values: densities,
    keptIn: 'localStorage',
    key: 'density',
    attribute: 'data-density',
  },
  codeStyle: {
    values: codeStyles,
    keptIn: 'cookie',
    key: 'codeStyling',
    attribute: 'data-code-style',
  },
  codeVariant: {
    values: codeVariants,
    keptIn: 'cookie',
    key: 'codeVariant',
    attribute: 'data-code-variant',
  },
  packageManager: {
    values: packageManagers,
    keptIn: 'localStorage',
    key: 'codeblock-package-manager',
    attribute: 'data-package-manager',
  },
  consent: {
    values: consents,
    keptIn: 'localStorage',
    key: 'docs-cookie-consent',
    attribute: 'data-consent',
  },
} as const satisfies Record<string, Preference>;

export type PreferenceName = keyof typeof preferences;
export type PreferenceValue<Name extends PreferenceName> =
  (typeof preferences)[Name]['values'][number];

/** Which scheme a mode is drawn in: an entry of `localStorage` a mode, by default the mode's own. */
export const schemeKeys = {
  light: 'mui-color-scheme-light',
  dark: 'mui-color-scheme-dark',
} as const;

/** The color of the browser's own frame: that of the page's paper. */
export const frameColors = { light: '#fcfaf7', dark: '#171412' } as const;

/** What a link to a demo's code says: `#ColumnTypes.tsx`, `#tailwind-ColumnTypes.js:12-15`. */
interface CodeHash {
  /** Name of the demo. */
  demo: string;
  /** Absent when the link leaves the style to the visitor. */
  style?: CodeStyle;
  variant: CodeVariant;
  /** The lines that are meant, counted from 1. */
  lines?: { from: number; to: number };
}

const pattern =
  /^#(?:.*\/)?(?:(system|tailwind|css)-)?([A-Za-z]\w*)\.(js|tsx)(?::(\d+)(?:-(\d+))?)?$/;

/**
 * Reads a link to a demo's code.
 *
 * @param hash `location.hash`, with its `#`
 * @returns nothing for any other hash
 */
export function readCodeHash(hash: string): CodeHash | undefined {
  const [, slug, demo = '', ending, first, last] = pattern.exec(hash) ?? [];
  if (!demo) {
    return undefined;
  }
  const from = Number(first ?? 0);
  const to = Number(last ?? from);
  const style = codeStyles.find((item) => codeStyleSlugs[item] === slug);
  return {
    demo,
    variant: ending === 'js' ? 'JS' : 'TS',
    ...(style && { style }),
    ...(from > 0 && to >= from && { lines: { from, to } }),
  };
}
