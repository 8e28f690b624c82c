import ts from 'typescript';
import type { Conversion } from './conversion';
import { skipCasts } from './skipCasts';
import { skipTrivia } from './skipTrivia';

type Cast = ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression;

/** Whether what a cast is on would read differently without it. */
function needsParentheses({ expression, parent }: Cast): boolean {
  const isDirective =
    ts.isExpressionStatement(parent) && ts.isStringLiteralLike(skipCasts(expression));
  const isNumber = ts.isNumericLiteral(expression);
  // `a + b as T * c` is a product, `-a as T ** b` a power of a negative number.
  const isOperation =
    !ts.isParenthesizedExpression(parent) &&
    (ts.isBinaryExpression(expression) ||
      ts.isPrefixUnaryExpression(expression) ||
      ts.isAwaitExpression(expression) ||
      ts.isTypeOfExpression(expression) ||
      ts.isVoidExpression(expression) ||
      ts.isDeleteExpression(expression));
  return isDirective || isNumber || isOperation;
}

/** Removes `as T`, `satisfies T` or `!`. */
export function convertCast(conversion: Conversion, node: Cast): void {
  const { file, text, edits } = conversion;
  const { expression } = node;
  const parentheses = needsParentheses(node);
  if (parentheses) {
    edits.insert(expression.getStart(file), '(');
  }
  conversion.convert(expression);
  if (parentheses) {
    edits.insert(expression.end, ')');
  }
  if (ts.isNonNullExpression(node)) {
    edits.remove(node.end - 1, node.end);
  } else {
    const keyword = skipTrivia(text, expression.end);
    edits.remove(keyword, keyword + (ts.isAsExpression(node) ? 'as' : 'satisfies').length);
    edits.remove(node.type.getStart(file), node.type.end);
  }
}
