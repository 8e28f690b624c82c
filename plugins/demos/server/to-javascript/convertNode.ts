import ts from 'typescript';
import { addSemicolon } from './addSemicolon';
import type { Conversion } from './conversion';
import { convertAssertion } from './convertAssertion';
import { convertCast } from './convertCast';
import { convertClass } from './convertClass';
import { convertConstructor } from './convertConstructor';
import { convertEnum } from './convertEnum';
import { convertExport } from './convertExport';
import { convertExportAssignment } from './convertExportAssignment';
import { convertFunction } from './convertFunction';
import { convertNamespace } from './convertNamespace';
import { convertNamespaceExport } from './convertNamespaceExport';
import { convertReference } from './convertReference';
import { findBrackets } from './findBrackets';
import { hasModifier } from './hasModifier';
import { isTypeOnly } from './isTypeOnly';
import { removeAnnotation } from './removeAnnotation';
import { removeDeclaration } from './removeDeclaration';
import { removeModifiers } from './removeModifiers';

const isType = (node: ts.Node) =>
  (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
  ts.isTypeParameterDeclaration(node);

/** Removes the types of a node that may have some, and of what is in it. */
function convertPlain(conversion: Conversion, node: ts.Node): void {
  const { text, edits } = conversion;
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
    removeModifiers(conversion, node);
    removeAnnotation(conversion, node);
  }
  if ('typeArguments' in node && node.typeArguments) {
    const { start, end } = findBrackets(text, node.typeArguments as ts.NodeArray<ts.Node>);
    edits.remove(start, end);
  }
  node.forEachChild(conversion.convert);
}

function convertKind(conversion: Conversion, node: ts.Node): void {
  if (
    (ts.isVariableStatement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node)) &&
    ts.isModuleBlock(node.parent) &&
    hasModifier(node, ts.SyntaxKind.ExportKeyword)
  ) {
    convertNamespaceExport(conversion, node, node.parent.parent);
  } else if (ts.isIdentifier(node)) {
    convertReference(conversion, node);
  } else if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    convertCast(conversion, node);
  } else if (ts.isTypeAssertionExpression(node)) {
    convertAssertion(conversion, node);
  } else if (ts.isClassLike(node)) {
    convertClass(conversion, node);
  } else if (ts.isConstructorDeclaration(node)) {
    convertConstructor(conversion, node);
  } else if (ts.isFunctionLike(node)) {
    convertFunction(conversion, node as ts.FunctionLikeDeclaration);
  } else if (ts.isEnumDeclaration(node)) {
    convertEnum(conversion, node);
  } else if (ts.isModuleDeclaration(node)) {
    convertNamespace(conversion, node);
  } else if (ts.isExportDeclaration(node)) {
    convertExport(conversion, node);
  } else if (ts.isExportAssignment(node)) {
    convertExportAssignment(conversion, node);
  } else if (!ts.isImportDeclaration(node)) {
    convertPlain(conversion, node);
  }
}

/** Notes the edits that a node needs to be JavaScript, and those of all that is in it. */
export function convertNode(conversion: Conversion, node: ts.Node): void {
  if (isTypeOnly(node)) {
    removeDeclaration(conversion, node);
  } else if (ts.isImportEqualsDeclaration(node)) {
    conversion.aliases.push(node);
  } else if (!isType(node)) {
    convertKind(conversion, node);
    addSemicolon(conversion, node);
  }
}
