import ts from 'typescript';

/** Returns what is left of an expression without the parentheses and casts around it. */
export function skipCasts(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isTypeAssertionExpression(node)
    ? skipCasts(node.expression)
    : node;
}
