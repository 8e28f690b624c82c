import ts from 'typescript';
import { collectComments } from './collectComments';
import type { Conversion } from './conversion';
import { removeAnnotation } from './removeAnnotation';
import { removeDeclaration } from './removeDeclaration';
import { skipTrivia } from './skipTrivia';

/** Makes the names that a pattern declares members of an object: `{ a: [b] }` sets `N.b`. */
function convertPattern(conversion: Conversion, node: ts.BindingPattern, object: string): void {
  const { file, edits } = conversion;
  for (const element of node.elements) {
    if (ts.isOmittedExpression(element)) {
      continue;
    }
    const { name, propertyName, dotDotDotToken, initializer } = element;
    if (propertyName) {
      conversion.convert(propertyName);
    }
    if (ts.isIdentifier(name)) {
      const isShort = ts.isObjectBindingPattern(node) && !propertyName && !dotDotDotToken;
      edits.insert(name.getStart(file), `${isShort ? `${name.text}: ` : ''}${object}.`);
    } else {
      convertPattern(conversion, name, object);
    }
    if (initializer) {
      conversion.convert(initializer);
    }
  }
}

function convertVariable(
  conversion: Conversion,
  node: ts.VariableDeclaration,
  object: string,
): void {
  const { file, edits } = conversion;
  const start = node.getStart(file);
  const isObject = ts.isObjectBindingPattern(node.name);
  if (isObject) {
    // At the start of a statement, a brace opens a block.
    edits.insert(start, '(');
  }
  if (ts.isIdentifier(node.name)) {
    edits.insert(start, `${object}.`);
  } else {
    convertPattern(conversion, node.name, object);
  }
  removeAnnotation(conversion, node);
  if (node.initializer) {
    conversion.convert(node.initializer);
  }
  if (isObject) {
    edits.insert(node.end, ')');
  }
}

/** Makes the variables that a namespace exports members of its object. */
export function convertExportedVariables(
  conversion: Conversion,
  node: ts.VariableStatement,
  object: string,
): void {
  const { file, text, edits } = conversion;
  const { declarations } = node.declarationList;
  if (!declarations.some(({ initializer }) => initializer)) {
    removeDeclaration(conversion, node);
    return;
  }
  const start = node.getStart(file);
  edits.replace(start, declarations.pos, collectComments(text, start, declarations.pos));
  declarations.forEach((declaration, index) => {
    const before = declarations[index - 1];
    if (before) {
      const comma = skipTrivia(text, before.end);
      edits.replace(comma, comma + 1, ';');
    }
    if (declaration.initializer) {
      convertVariable(conversion, declaration, object);
    } else {
      const { name, type } = declaration;
      const comments = collectComments(text, name.end, type?.getStart(file) ?? name.end);
      edits.replace(name.getStart(file), declaration.end, comments);
    }
  });
}
