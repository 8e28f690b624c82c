import ts from 'typescript';
import { collectComments } from './collectComments';
import type { Conversion } from './conversion';
import { hasModifier } from './hasModifier';

/** Returns the parts of a declaration whose comments go with it. */
function findParts(node: ts.Node): readonly ts.Node[] {
  if (hasModifier(node, ts.SyntaxKind.DeclareKeyword)) {
    return [node];
  }
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier ? [node.moduleSpecifier] : [];
  }
  if (ts.isImportEqualsDeclaration(node)) {
    return [node.moduleReference];
  }
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ type }) => type ?? []);
  }
  if (ts.isModuleDeclaration(node) && node.body) {
    return ts.isModuleBlock(node.body) ? node.body.statements : [node.body];
  }
  return [node];
}

/** Returns the comments in a declaration that are in none of its types, each on a line of its own. */
export function collectKeptComments({ file, text }: Conversion, node: ts.Node): string {
  function collect(whole: ts.Node): string {
    let comments = '';
    let position = whole.getStart(file);
    for (const part of findParts(whole)) {
      comments += collectComments(text, position, part.getStart(file));
      comments += ts.isModuleDeclaration(part) && part !== whole ? collect(part) : '';
      position = part.end;
    }
    return comments + collectComments(text, position, whole.end);
  }
  return collect(node);
}
