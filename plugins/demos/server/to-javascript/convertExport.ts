import ts from 'typescript';
import type { Conversion } from './conversion';
import { isTypeSymbol } from './isTypeSymbol';
import { removeDeclaration } from './removeDeclaration';
import { removeListItems } from './removeListItems';

/** Removes the types from `export { A, type B }`; what stays counts as used. */
export function convertExport(conversion: Conversion, node: ts.ExportDeclaration): void {
  const { checker, used } = conversion;
  if (!node.exportClause || !ts.isNamedExports(node.exportClause)) {
    return;
  }
  const { elements } = node.exportClause;
  const types = elements.filter((element) => {
    const symbol = node.moduleSpecifier
      ? undefined
      : checker.getExportSpecifierLocalTargetSymbol(element);
    if (element.isTypeOnly || isTypeSymbol(checker, symbol)) {
      return true;
    }
    if (symbol) {
      used.add(symbol);
    }
    return false;
  });
  if (types.length > 0 && types.length === elements.length) {
    removeDeclaration(conversion, node);
  } else {
    removeListItems(conversion, types);
  }
}
