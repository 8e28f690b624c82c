import ts from 'typescript';

/** An enum or a namespace: becomes a function that fills an object. */
export type Container = ts.EnumDeclaration | ts.ModuleDeclaration;

/** Whether an identifier is where a variable, a function, a class or the like gets its name. */
function isDeclared(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isClassLike(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isModuleDeclaration(parent) ||
      ts.isImportEqualsDeclaration(parent)) &&
    parent.name === identifier
  );
}

function hasIdentifier(node: ts.Node, test: (identifier: ts.Identifier) => boolean): boolean {
  return ts.isIdentifier(node)
    ? test(node)
    : (node.forEachChild((child) => hasIdentifier(child, test) || undefined) ?? false);
}

/** Returns what the object is called in its function: as outside, unless something in there is called that. */
export function toContainerName(node: Container): string {
  const name = node.name.text;
  const parts = ts.isEnumDeclaration(node) ? node.members : node.body ? [node.body] : [];
  const isTaken = (test: (identifier: ts.Identifier) => boolean) =>
    parts.some((part) => hasIdentifier(part, test));
  if (!isTaken((identifier) => identifier.text === name && isDeclared(identifier))) {
    return name;
  }
  let count = 1;
  while (isTaken((identifier) => identifier.text === `${name}_${count}`)) {
    count += 1;
  }
  return `${name}_${count}`;
}
