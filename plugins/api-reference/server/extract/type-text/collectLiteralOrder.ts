import ts from 'typescript';

/**
 * Collects the literals in a type's source, in the order in which its author wrote them: the
 * compiler keeps the members of a union in the order in which it met them first.
 */
export function collectLiteralOrder(node: ts.Node | undefined, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const seen = new Set<ts.Node>();
  const visit = (item: ts.Node | undefined): void => {
    if (!item || seen.has(item) || seen.size > 300) {
      return;
    }
    seen.add(item);
    if (ts.isLiteralTypeNode(item)) {
      found.push(ts.isStringLiteral(item.literal) ? `'${item.literal.text}'` : item.getText());
    } else if (ts.isTypeReferenceNode(item)) {
      const symbol = checker.getSymbolAtLocation(item.typeName);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const alias = target?.declarations?.find(ts.isTypeAliasDeclaration);
      visit(alias?.type);
      item.typeArguments?.forEach(visit);
    } else {
      ts.forEachChild(item, visit);
    }
  };
  visit(node);
  return found;
}
