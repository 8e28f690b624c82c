import ts from 'typescript';

/** Whether an identifier stands for a value, and is not the name of a declaration, a property or the like. */
export function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) {
    return true;
  }
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) {
    return !/^[a-z]|-/.test(node.text);
  }
  const isName =
    ('name' in parent && parent.name === node) ||
    ('propertyName' in parent && parent.propertyName === node) ||
    ('label' in parent && parent.label === node);
  return !isName && !ts.isJsxNamespacedName(parent);
}
