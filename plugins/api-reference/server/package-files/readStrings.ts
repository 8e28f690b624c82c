import ts from 'typescript';
import type { Modules, Place } from './createModules';

/** Finds the value of a name, or of `group.part` where the group is written out. */
function findValue(modules: Modules, { module, node }: Place): Place | null {
  if (ts.isIdentifier(node)) {
    return modules.findName(module, node.text);
  }
  if (!ts.isPropertyAccessExpression(node)) {
    return null;
  }
  const group = findValue(modules, { module, name: '', node: node.expression });
  const parts = group && ts.isObjectLiteralExpression(group.node) ? group.node.properties : [];
  const part = parts.find((item) => item.name?.getText(group?.module.source) === node.name.text);
  return group && part && ts.isPropertyAssignment(part)
    ? { ...group, node: part.initializer }
    : null;
}

/** Reads the texts of an array, those of arrays that are spread into it included. */
export function readStrings(modules: Modules, place: Place): string[] {
  const { node } = place;
  if (!ts.isArrayLiteralExpression(node)) {
    const value = findValue(modules, place);
    return value ? readStrings(modules, value) : [];
  }
  return node.elements.flatMap((item) => {
    if (ts.isSpreadElement(item)) {
      return readStrings(modules, { ...place, node: item.expression });
    }
    return ts.isStringLiteral(item) ? [item.text] : [];
  });
}
