import type ts from 'typescript';
import { skipTrivia } from './skipTrivia';

/** Returns where the `<` or `(` before a list starts, and where the bracket after it ends. */
export function findBrackets(
  text: string,
  list: ts.NodeArray<ts.Node>,
): { start: number; end: number } {
  const last = skipTrivia(text, list.end);
  const close = text.charAt(last) === ',' ? skipTrivia(text, last + 1) : last;
  return { start: list.pos - 1, end: close + 1 };
}
