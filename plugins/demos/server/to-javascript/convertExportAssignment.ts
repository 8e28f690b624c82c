import ts from 'typescript';
import type { Conversion } from './conversion';
import { isTypeSymbol } from './isTypeSymbol';
import { removeDeclaration } from './removeDeclaration';
import { skipTrivia } from './skipTrivia';

/** Removes an `export default` of a type, and makes `export =` an `export default`. */
export function convertExportAssignment(conversion: Conversion, node: ts.ExportAssignment): void {
  const { checker, text, edits, used } = conversion;
  const { expression, isExportEquals } = node;
  if (ts.isIdentifier(expression)) {
    const symbol = checker.getExportSpecifierLocalTargetSymbol(expression);
    if (isTypeSymbol(checker, symbol)) {
      removeDeclaration(conversion, node);
      return;
    }
    if (symbol) {
      used.add(symbol);
    }
  }
  if (isExportEquals) {
    const sign = skipTrivia(text, node.getStart(conversion.file) + 'export'.length);
    edits.replace(sign, sign + 1, ' default ');
  }
  conversion.convert(expression);
}
