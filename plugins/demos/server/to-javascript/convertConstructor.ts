import ts from 'typescript';
import { collectParameterFields } from './collectParameterFields';
import type { Conversion } from './conversion';
import { convertFunction } from './convertFunction';
import { insertAfter } from './insertAfter';

function callsSuper(node: ts.Node): boolean {
  return (
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) ||
    (!ts.isFunctionLike(node) &&
      !ts.isClassLike(node) &&
      !!node.forEachChild((child) => callsSuper(child) || undefined))
  );
}

/** Returns where a constructor may first say `this`: after its call of `super`, else after its directives. */
function findStart({ statements }: ts.Block): number {
  const call = statements.find(callsSuper);
  if (call) {
    return ts.isTryStatement(call) && callsSuper(call.tryBlock)
      ? findStart(call.tryBlock)
      : call.end;
  }
  const directives = statements.findIndex(
    (statement) =>
      !ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression),
  );
  const last = directives < 0 ? statements.at(-1) : statements[directives - 1];
  return last?.end ?? statements.pos;
}

/** Removes a constructor's types, and sets the fields that its parameters stand for. */
export function convertConstructor(conversion: Conversion, node: ts.ConstructorDeclaration): void {
  convertFunction(conversion, node);
  const fields = collectParameterFields(node);
  if (node.body && fields.length > 0) {
    const code = fields.map((field) => `this.${field} = ${field};`).join('\n');
    insertAfter(conversion, findStart(node.body), code);
  }
}
