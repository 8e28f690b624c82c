import ts from 'typescript';
import { hasModifier } from './hasModifier';
import type { Container } from './toContainerName';

const isContainer = (node: ts.Node): node is Container =>
  ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node);

/** Returns the enum or namespace that a declaration is a member of, unless its plain name will do from there. */
function findOwner(declaration: ts.Declaration, from: ts.Node): Container | undefined {
  if (ts.isEnumMember(declaration)) {
    return declaration.parent;
  }
  if (ts.isModuleDeclaration(declaration.parent)) {
    return ts.findAncestor(from, (node) => node === declaration.parent)
      ? undefined
      : declaration.parent;
  }
  const isVariable = ts.isVariableDeclaration(declaration) || ts.isBindingElement(declaration);
  const statement = isVariable ? ts.findAncestor(declaration, ts.isVariableStatement) : declaration;
  if (!statement || !ts.isModuleBlock(statement.parent)) {
    return undefined;
  }
  const block = statement.parent;
  const isLocal =
    !isVariable &&
    !ts.isImportEqualsDeclaration(statement) &&
    ts.findAncestor(from, (node) => node === block);
  return isLocal || !hasModifier(statement, ts.SyntaxKind.ExportKeyword) ? undefined : block.parent;
}

/**
 * Returns the enum or namespace around a reference whose member it names:
 * in JavaScript, that is a member of an object.
 */
export function findExporter(
  checker: ts.TypeChecker,
  reference: ts.Identifier,
  { declarations = [] }: ts.Symbol,
): Container | undefined {
  const owners = declarations.map((declaration) => findOwner(declaration, reference));
  const [owner] = owners;
  if (!owner || owners.includes(undefined)) {
    return undefined;
  }
  const symbol = checker.getSymbolAtLocation(owner.name);
  return ts.findAncestor(
    reference.parent,
    (node): node is Container =>
      isContainer(node) && checker.getSymbolAtLocation(node.name) === symbol,
  );
}
