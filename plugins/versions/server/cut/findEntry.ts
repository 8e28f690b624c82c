import ts from 'typescript';

/** Where an entry of a list or an object stands in its file. */
export interface Entry {
  start: number;
  end: number;
}

const isText = (node: ts.Node, text: string) =>
  (ts.isIdentifier(node) || ts.isStringLiteral(node)) && node.text === text;

/** Whether a node is `v8: …`, or an object with `name: 'v8'`. */
function isEntry(node: ts.Node, name: string): boolean {
  if (ts.isPropertyAssignment(node)) {
    return isText(node.name, name);
  }
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some(
      (property) =>
        ts.isPropertyAssignment(property) &&
        isText(property.name, 'name') &&
        isText(property.initializer, name),
    )
  );
}

/**
 * Finds what a file of data says of one version: `{ name: 'v8', … }` or `v8: …`.
 *
 * @param source text of a TypeScript file
 */
export function findEntry(source: string, name: string): Entry | undefined {
  const file = ts.createSourceFile('data.ts', source, ts.ScriptTarget.Latest);
  const search = (node: ts.Node): Entry | undefined =>
    isEntry(node, name)
      ? { start: node.getStart(file), end: node.end }
      : ts.forEachChild(node, search);
  return search(file);
}
