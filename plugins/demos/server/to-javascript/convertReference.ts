import ts from 'typescript';
import type { Conversion } from './conversion';
import { findExporter } from './findExporter';
import { isReference } from './isReference';
import { toContainerName } from './toContainerName';

/** Notes what an identifier refers to, and names the object whose member it has become. */
export function convertReference(conversion: Conversion, node: ts.Identifier): void {
  const { file, checker, edits, used } = conversion;
  if (!isReference(node)) {
    return;
  }
  const isShort = ts.isShorthandPropertyAssignment(node.parent);
  const symbol = isShort
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  if (!symbol) {
    return;
  }
  used.add(symbol);
  const exporter = findExporter(checker, node, symbol);
  if (exporter) {
    const member = `${toContainerName(exporter)}.${node.text}`;
    edits.replace(node.getStart(file), node.end, isShort ? `${node.text}: ${member}` : member);
  }
}
