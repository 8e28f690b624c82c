import ts from 'typescript';
import type { Conversion } from './conversion';

const typeScriptOnly = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

/** Removes the modifiers that JavaScript has not, such as `private`. */
export function removeModifiers({ file, edits }: Conversion, node: ts.Node): void {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  for (const modifier of modifiers ?? []) {
    if (typeScriptOnly.has(modifier.kind)) {
      edits.remove(modifier.getStart(file), modifier.end);
    }
  }
}
