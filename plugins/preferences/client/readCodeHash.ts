import { codeStyles, codeStyleSlugs, type CodeStyle, type CodeVariant } from '../types';

/** What a link to a demo's code says: `#ColumnTypes.tsx`, `#tailwind-ColumnTypes.js:12-15`. */
export interface CodeHash {
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
