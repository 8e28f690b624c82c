import ts from 'typescript';
import type { Conversion } from './conversion';
import { convertClass } from './convertClass';
import { convertExportedVariables } from './convertExportedVariables';
import { convertFunction } from './convertFunction';
import { insertAfter } from './insertAfter';
import { toContainerName } from './toContainerName';

/** Makes what a namespace exports a member of its object; enums and namespaces in it see to that themselves. */
export function convertNamespaceExport(
  conversion: Conversion,
  node: ts.VariableStatement | ts.FunctionDeclaration | ts.ClassDeclaration,
  namespace: ts.ModuleDeclaration,
): void {
  const object = toContainerName(namespace);
  if (ts.isVariableStatement(node)) {
    convertExportedVariables(conversion, node, object);
    return;
  }
  const keyword = node.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (keyword) {
    conversion.edits.remove(keyword.getStart(conversion.file), keyword.end);
  }
  if (ts.isClassDeclaration(node)) {
    convertClass(conversion, node);
  } else {
    convertFunction(conversion, node);
  }
  const name = node.name?.text;
  insertAfter(conversion, node.end, `${object}.${name} = ${name};`);
}
