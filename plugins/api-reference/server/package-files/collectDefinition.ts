import ts from 'typescript';
import type { Modules, Place } from './createModules';

/** All the code that makes a component. */
export interface Definition {
  /** Names that stand for it or for what it wraps: `DataGrid`, `DataGridRaw`. */
  places: Place[];
  /** Functions that draw it. */
  functions: Place<ts.FunctionLikeDeclaration>[];
  /** Calls that wrap them: `React.memo(…)`, `consumeThemeProps('MuiX', …)`. */
  wrappers: Place<ts.CallExpression>[];
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Collects the functions of a component through `memo`, `forwardRef` and other wrappers. */
export function collectDefinition(modules: Modules, component: Place): Definition {
  const definition: Definition = { places: [], functions: [], wrappers: [] };
  const seen = new Set<ts.Node>();

  const visit = (place: Place): void => {
    const { module, node } = place;
    if (seen.has(node)) {
      return;
    }
    seen.add(node);
    if (isFunction(node)) {
      definition.functions.push({ ...place, node });
    } else if (ts.isParenthesizedExpression(node)) {
      visit({ ...place, node: node.expression });
    } else if (ts.isIdentifier(node)) {
      const target = modules.findName(module, node.text);
      if (target) {
        definition.places.push(target);
        visit(target);
      }
    } else if (ts.isCallExpression(node)) {
      definition.wrappers.push({ ...place, node });
      for (const argument of node.arguments) {
        visit({ ...place, node: argument });
      }
    }
  };

  definition.places.push(component);
  visit(component);
  return definition;
}
