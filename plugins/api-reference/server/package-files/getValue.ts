import ts from 'typescript';

/** Gives the value of a property where the code is an object literal; of `{ name }` the identifier. */
export function getValue(node: ts.Node, key: string): ts.Expression | undefined {
  const properties = ts.isObjectLiteralExpression(node) ? node.properties : [];
  for (const property of properties) {
    if (property.name && ts.isIdentifier(property.name) && property.name.text === key) {
      return ts.isPropertyAssignment(property)
        ? property.initializer
        : ts.isShorthandPropertyAssignment(property)
          ? property.name
          : undefined;
    }
  }
  return undefined;
}
