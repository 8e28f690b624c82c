import ts from 'typescript';
import type { Modules, Place } from './createModules';
import { readStrings } from './readStrings';
import { toClassName, type UtilityClass } from './toClassName';

/** Classes by their keys. */
export type Classes = Map<string, UtilityClass>;

/**
 * Works out a list of classes: `generateUtilityClasses('MuiX', ['root'])`, whatever a minifier made
 * of that function's name, or `_extends({}, otherClasses, …, { highlighted: 'Charts-highlighted' })`.
 *
 * @param states from `readGlobalStates`
 */
export function evaluateClasses(
  modules: Modules,
  place: Place,
  states: ReadonlySet<string>,
): Classes {
  const { module, node } = place;
  if (ts.isIdentifier(node)) {
    const target = modules.findName(module, node.text);
    return target ? evaluateClasses(modules, target, states) : new Map();
  }
  if (ts.isCallExpression(node)) {
    const [first, second] = node.arguments;
    if (first && second && ts.isStringLiteral(first) && ts.isArrayLiteralExpression(second)) {
      const keys = readStrings(modules, { ...place, node: second });
      return new Map(keys.map((key) => [key, toClassName(first.text, key, states)]));
    }
    const parts = node.arguments.map((item) =>
      evaluateClasses(modules, { ...place, node: item }, states),
    );
    return new Map(parts.flatMap((part) => [...part]));
  }
  const properties = ts.isObjectLiteralExpression(node) ? node.properties : [];
  return new Map(
    properties.flatMap((item): [string, UtilityClass][] =>
      ts.isPropertyAssignment(item) &&
      ts.isIdentifier(item.name) &&
      ts.isStringLiteral(item.initializer)
        ? [[item.name.text, { className: item.initializer.text, isGlobal: false }]]
        : [],
    ),
  );
}
