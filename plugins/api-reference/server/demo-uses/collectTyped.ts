import ts from 'typescript';
import type { Value } from './collectLiterals';
import { collectTypeNames } from './collectTypeNames';

/** What a piece of code says to be of a type. */
export interface Typed {
  /** Names of the object types. */
  names: string[];
  /** Expressions that give objects of them. */
  values: Value[];
  /** Variable or parameter that holds one. */
  binding?: ts.BindingName;
}

const toNames = (types: readonly (ts.TypeNode | undefined)[]) =>
  types.flatMap((type) => (type ? collectTypeNames(type) : []));

/**
 * Collects what a node itself gives a type: `const a: T = …`, `(a: T) => …`, `(): T => …`,
 * `… satisfies T`, `useState<T>(…)`.
 */
export function collectTyped(node: ts.Node): Typed {
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
    const values = node.initializer ? [node.initializer] : [];
    return { names: toNames([node.type]), values, binding: node.name };
  }
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
    return { names: toNames([node.type]), values: [node.expression] };
  }
  if (ts.isCallExpression(node)) {
    return { names: toNames(node.typeArguments ?? []), values: node.arguments.slice(0, 1) };
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)) {
    return { names: toNames([node.type]), values: [node] };
  }
  return { names: [], values: [] };
}
