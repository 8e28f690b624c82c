import ts from 'typescript';
import { hasModifier } from './hasModifier';

const hasNoBody = (node: ts.Node) => ts.isFunctionLike(node) && !('body' in node && node.body);

/** As TypeScript counts: what is declared in a namespace makes it a value, wherever it comes from. */
function isTypeOnlyNamespace({ name, body, flags }: ts.ModuleDeclaration): boolean {
  if (!body || ts.isStringLiteral(name) || flags & ts.NodeFlags.GlobalAugmentation) {
    return true;
  }
  if (!ts.isModuleBlock(body)) {
    return ts.isModuleDeclaration(body) && isTypeOnlyNamespace(body);
  }
  return body.statements.every(
    (statement) =>
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      (ts.isModuleDeclaration(statement) && isTypeOnlyNamespace(statement)) ||
      (ts.isImportEqualsDeclaration(statement) &&
        !hasModifier(statement, ts.SyntaxKind.ExportKeyword)),
  );
}

/** Whether a statement or a member of a class only tells the compiler something, and leaves no JavaScript. */
export function isTypeOnly(node: ts.Node): boolean {
  if (hasModifier(node, ts.SyntaxKind.DeclareKeyword)) {
    return true;
  }
  switch (node.kind) {
    case ts.SyntaxKind.InterfaceDeclaration:
    case ts.SyntaxKind.TypeAliasDeclaration:
    case ts.SyntaxKind.NamespaceExportDeclaration:
    case ts.SyntaxKind.IndexSignature:
      return true;
    case ts.SyntaxKind.PropertyDeclaration:
      return hasModifier(node, ts.SyntaxKind.AbstractKeyword);
    case ts.SyntaxKind.FunctionDeclaration:
    case ts.SyntaxKind.MethodDeclaration:
    case ts.SyntaxKind.Constructor:
    case ts.SyntaxKind.GetAccessor:
    case ts.SyntaxKind.SetAccessor:
      return hasNoBody(node);
    case ts.SyntaxKind.ModuleDeclaration:
      return isTypeOnlyNamespace(node as ts.ModuleDeclaration);
    case ts.SyntaxKind.ImportDeclaration:
      return (
        (node as ts.ImportDeclaration).importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      );
    case ts.SyntaxKind.ImportEqualsDeclaration:
    case ts.SyntaxKind.ExportDeclaration:
      return (node as ts.ImportEqualsDeclaration | ts.ExportDeclaration).isTypeOnly;
    default:
      return false;
  }
}
