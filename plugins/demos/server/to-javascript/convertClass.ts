import ts from 'typescript';
import { collectParameterFields } from './collectParameterFields';
import type { Conversion } from './conversion';
import { findBrackets } from './findBrackets';
import { insertAfter } from './insertAfter';
import { isTypeOnly } from './isTypeOnly';
import { removeModifiers } from './removeModifiers';

/** Removes the types of a class, and declares the fields that its constructor's parameters stand for. */
export function convertClass(conversion: Conversion, node: ts.ClassLikeDeclaration): void {
  const { file, text, edits } = conversion;
  removeModifiers(conversion, node);
  if (node.typeParameters) {
    const { start, end } = findBrackets(text, node.typeParameters);
    edits.remove(start, end);
  }
  const constructor = node.members.find(
    (member) => ts.isConstructorDeclaration(member) && !isTypeOnly(member),
  );
  const fields = constructor
    ? collectParameterFields(constructor as ts.ConstructorDeclaration)
    : [];
  if (fields.length > 0) {
    insertAfter(conversion, node.members.pos, fields.map((field) => `${field};`).join('\n'));
  }
  node.forEachChild((child) => {
    if (ts.isHeritageClause(child) && child.token === ts.SyntaxKind.ImplementsKeyword) {
      edits.remove(child.getStart(file), child.end);
    } else {
      conversion.convert(child);
    }
  });
}
