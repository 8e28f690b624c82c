import ts from 'typescript';

/** Collects the nodes of a kind in a piece of code, outer ones first. */
export function collectNodes<T extends ts.Node>(
  node: ts.Node,
  isWanted: (node: ts.Node) => node is T,
): T[] {
  const found: T[] = [];
  const visit = (child: ts.Node): void => {
    if (isWanted(child)) {
      found.push(child);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

export const collectCalls = (node: ts.Node): ts.CallExpression[] =>
  collectNodes(node, ts.isCallExpression);

/** Returns the value of a property of an object literal; of `{ name }` the identifier. */
export function getValue(node: ts.Node, key: string): ts.Expression | undefined {
  const property = ts.isObjectLiteralExpression(node)
    ? node.properties.find(({ name }) => name && ts.isIdentifier(name) && name.text === key)
    : undefined;
  if (property && ts.isShorthandPropertyAssignment(property)) {
    return property.name;
  }
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
