import ts from 'typescript';
import { hasModifier } from './hasModifier';

const isAmbient = (declaration: ts.Declaration) =>
  !!ts.findAncestor(declaration, (node) => hasModifier(node, ts.SyntaxKind.DeclareKeyword));

/** Whether a name that is exported stands for a type alone. A name from elsewhere counts as a value. */
export function isTypeSymbol(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): boolean {
  const declarations = symbol?.declarations;
  if (!symbol || !declarations) {
    return false;
  }
  if (symbol.flags & ts.SymbolFlags.Alias) {
    return (
      declarations.some(ts.isTypeOnlyImportDeclaration) ||
      !(checker.getAliasedSymbol(symbol).flags & ts.SymbolFlags.Value)
    );
  }
  return !(symbol.flags & ts.SymbolFlags.Value) || declarations.every(isAmbient);
}
