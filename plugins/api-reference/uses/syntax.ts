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

/** A property of an object literal: of `{ a, b: 1, c() {} }`, the value of `a` is its name, and `c` has none. */
export interface Property {
  name: string;
  node: ts.PropertyName;
  value: ts.Expression | undefined;
}

/** Lists the properties of an object literal whose names are written out. */
export const listProperties = (node: ts.Node | undefined): Property[] =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((item): Property[] => {
        if (!item.name || ts.isComputedPropertyName(item.name)) {
          return [];
        }
        const value = ts.isPropertyAssignment(item)
          ? item.initializer
          : ts.isShorthandPropertyAssignment(item)
            ? item.name
            : undefined;
        return [{ name: item.name.text, node: item.name, value }];
      })
    : [];

/** Returns the value of a property of an object literal; of `{ name }` the identifier. */
export const getValue = (node: ts.Node, key: string): ts.Expression | undefined =>
  listProperties(node).find(({ name }) => name === key)?.value;
