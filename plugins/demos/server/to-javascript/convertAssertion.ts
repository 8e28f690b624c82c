import type ts from 'typescript';
import type { Conversion } from './conversion';
import { skipTrivia } from './skipTrivia';

/** Puts `(x)` in the place of `<T>x`: what follows a `return` or `=>` may not start with a line's end or a brace. */
export function convertAssertion(conversion: Conversion, node: ts.TypeAssertion): void {
  const { file, text, edits } = conversion;
  const start = node.getStart(file);
  edits.replace(start, start + 1, '(');
  edits.remove(node.type.getStart(file), node.type.end);
  const close = skipTrivia(text, node.type.end);
  edits.remove(close, close + 1);
  conversion.convert(node.expression);
  edits.insert(node.end, ')');
}
