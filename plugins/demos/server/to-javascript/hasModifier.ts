import ts from 'typescript';

/** Whether a declaration has a modifier, such as `export`. */
export function hasModifier(node: ts.Node, kind: ts.ModifierSyntaxKind): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}
