import ts from 'typescript';
import type { Api } from '../../types';
import type { Constants } from './collectLiterals';

/** What a wrapped component is made of: of `styled(DataGrid, options)({ … })`, what is called and with what. */
function collectWrapped(node: ts.Expression): ts.Expression[] {
  if (ts.isCallExpression(node)) {
    return [node.expression, ...node.arguments];
  }
  if (ts.isTaggedTemplateExpression(node)) {
    return [node.tag];
  }
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? [node.expression] : [];
}

/**
 * Finds the page of a component by its name in a file: imported, or a constant that is one with
 * another name or with styles: `const Grid = styled(DataGrid)(…)`.
 */
export function findComponent(
  name: string,
  constants: Constants,
  findImported: (local: string) => Api | undefined,
): Api | undefined {
  const search = (node: ts.Expression, depth: number): Api | undefined => {
    if (ts.isIdentifier(node)) {
      const value = constants.get(node.text);
      return findImported(node.text) ?? (value && depth > 0 ? search(value, depth - 1) : undefined);
    }
    for (const part of collectWrapped(node)) {
      const found = search(part, depth);
      if (found) {
        return found;
      }
    }
    return undefined;
  };
  return search(ts.factory.createIdentifier(name), 3);
}
