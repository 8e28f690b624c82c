import type { Edits } from './createEdits';
import { parseSource } from './parseSource';

/**
 * Whether the edits show that a source was JavaScript already. Semicolons are no types,
 * and what reads as `a<b>(c)` may be `a < b > (c)`, which the spaces and JavaScript's own grammar tell.
 */
export function isJavaScript(source: string, { all }: Edits): boolean {
  const others = all.filter(({ text }) => text !== ';');
  return (
    others.every(({ start, end }) => /^\s<\s[^]*\s>\s$/.test(source.slice(start - 1, end + 1))) &&
    (others.length === 0 || 'file' in parseSource(source, 'jsx'))
  );
}
