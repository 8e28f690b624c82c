import ts from 'typescript';
import { collectComments } from './collectComments';
import type { Conversion } from './conversion';
import { findBrackets } from './findBrackets';
import { removeAnnotation } from './removeAnnotation';
import { removeModifiers } from './removeModifiers';
import { removeListItems } from './removeListItems';
import { skipTrivia } from './skipTrivia';

/** No line may end before an arrow function's `(`, so comments that stand there go behind it. */
function removeTypeParameters({ text, edits }: Conversion, node: ts.FunctionLikeDeclaration): void {
  if (!node.typeParameters) {
    return;
  }
  const { start, end } = findBrackets(text, node.typeParameters);
  if (ts.isArrowFunction(node)) {
    const paren = skipTrivia(text, end);
    edits.replace(start, paren + 1, `(${collectComments(text, end, paren)}`);
  } else {
    edits.remove(start, end);
  }
}

/** No line may end before an arrow, so comments that stand there go behind it. */
function removeReturnType(conversion: Conversion, node: ts.FunctionLikeDeclaration): void {
  const { file, text, edits } = conversion;
  if (!node.type || !ts.isArrowFunction(node)) {
    removeAnnotation(conversion, node);
    return;
  }
  const start = findBrackets(text, node.parameters).end;
  const arrow = node.equalsGreaterThanToken;
  const gaps = [
    text.slice(start, node.type.pos - 1),
    text.slice(node.type.pos, node.type.getStart(file)),
    text.slice(node.type.end, arrow.getStart(file)),
  ];
  if (gaps.some((gap) => /[\n\r\u2028\u2029]/.test(gap))) {
    const comments = gaps.map((gap) => collectComments(gap, 0, gap.length)).join('');
    edits.replace(start, arrow.end, `=> ${comments}`);
  } else {
    removeAnnotation(conversion, node);
  }
}

/** Removes the types of a function, method or accessor, and a parameter called `this`. */
export function convertFunction(conversion: Conversion, node: ts.FunctionLikeDeclaration): void {
  removeModifiers(conversion, node);
  removeTypeParameters(conversion, node);
  const [first] = node.parameters;
  const receiver =
    first && ts.isIdentifier(first.name) && first.name.text === 'this' ? first : undefined;
  if (receiver) {
    removeListItems(conversion, [receiver]);
  }
  node.forEachChild((child) => {
    if (child !== receiver) {
      conversion.convert(child);
    }
  });
  removeReturnType(conversion, node);
}
