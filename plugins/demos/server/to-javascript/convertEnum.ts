import ts from 'typescript';
import type { Conversion } from './conversion';
import { convertContainer } from './convertContainer';
import { skipCasts } from './skipCasts';
import { skipTrivia } from './skipTrivia';
import { toContainerName } from './toContainerName';

function isText(node: ts.Expression): boolean {
  const expression = skipCasts(node);
  return (
    ts.isStringLiteralLike(expression) ||
    ts.isTemplateExpression(expression) ||
    (ts.isBinaryExpression(expression) &&
      expression.operatorToken.kind === ts.SyntaxKind.PlusToken &&
      (isText(expression.left) || isText(expression.right)))
  );
}

function convertMember(conversion: Conversion, node: ts.EnumMember, object: string): void {
  const { file, text, edits, checker } = conversion;
  const { name, initializer } = node;
  const expression = ts.isComputedPropertyName(name) ? name.expression : name;
  const key = JSON.stringify('text' in expression ? expression.text : expression.getText(file));
  const value = checker.getConstantValue(node);
  const isReversed = typeof value !== 'string' && !(initializer && isText(initializer));
  const member = `${object}[${key}]`;
  edits.replace(name.getStart(file), name.end, isReversed ? `${object}[${member}` : member);
  if (initializer) {
    conversion.convert(initializer);
  } else {
    edits.insert(node.end, ` = ${value ?? 'void 0'}`);
  }
  edits.insert(node.end, isReversed ? `] = ${key};` : ';');
  const comma = skipTrivia(text, node.end);
  if (text.charAt(comma) === ',') {
    edits.remove(comma, comma + 1);
  }
}

/** Makes an enum the object that TypeScript makes of it, with the names by their numbers. */
export function convertEnum(conversion: Conversion, node: ts.EnumDeclaration): void {
  const end = convertContainer(conversion, node, node.members.pos);
  const object = toContainerName(node);
  for (const member of node.members) {
    convertMember(conversion, member, object);
  }
  conversion.edits.replace(node.end - 1, node.end, end);
}
