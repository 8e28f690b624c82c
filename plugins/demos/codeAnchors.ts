import { type CodeStyle, codeStyleSlugs, codeStyles, sourceExtensions } from '../preferences/types';

/**
 * Returns the anchors that links to a demo's code can have: `Name.tsx`, `tailwind-Name.js`.
 *
 * @param styles those that the demo is written in, if that is known
 */
export function listCodeAnchors(name: string, styles: readonly CodeStyle[] = codeStyles): string[] {
  const prefixes = ['', ...styles.map((style) => `${codeStyleSlugs[style]}-`)];
  return Object.values(sourceExtensions).flatMap((ending) =>
    prefixes.map((prefix) => `${prefix}${name}.${ending}`),
  );
}
