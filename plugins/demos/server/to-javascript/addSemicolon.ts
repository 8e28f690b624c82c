import ts from 'typescript';
import type { Conversion } from './conversion';

const ended = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.VariableStatement,
  ts.SyntaxKind.ExpressionStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.ContinueStatement,
  ts.SyntaxKind.BreakStatement,
  ts.SyntaxKind.ReturnStatement,
  ts.SyntaxKind.ThrowStatement,
  ts.SyntaxKind.DebuggerStatement,
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ImportEqualsDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.ExportAssignment,
  ts.SyntaxKind.PropertyDeclaration,
]);

/** Ends a statement or field that its line's end ended: without its type, it could go on in the next line. */
export function addSemicolon({ text, edits }: Conversion, node: ts.Node): void {
  if (ended.has(node.kind) && text.charAt(node.end - 1) !== ';') {
    edits.insert(node.end, ';');
  }
}
