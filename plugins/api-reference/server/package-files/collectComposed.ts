import ts from 'typescript';
import { library } from '../../../../library';
import { collectCalls } from './collectCalls';
import type { Modules, Place } from './createModules';

/** Classes that code puts together with `composeClasses`, or a function that names such classes. */
export interface Composed {
  /** What all of them begin with: `MuiDataGrid`; `PrivatePickersYear` in old versions. */
  prefix: string;
  /** Where `getDataGridUtilityClass` is. */
  getter: Place;
  /** Their keys, as far as they are written out. */
  keys: string[];
}

const prefixPattern = new RegExp(`^(?:${library.themePrefix}|Private)[A-Z]\\w*$`);

/** The name in `generateUtilityClass('MuiX', slot)`: the last, as earlier ones are for single states. */
function getPrefix({ node }: Place): string | null {
  const names = collectCalls(node).flatMap(({ arguments: [first] }) =>
    first && ts.isStringLiteral(first) && prefixPattern.test(first.text) ? [first.text] : [],
  );
  return names.at(-1) ?? null;
}

/** Strings that an expression may come to: of `isOpen && 'open'` `open`, of `['root', side]` `root`. */
function collectStrings(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) {
    return [node.text];
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap(collectStrings);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((item) =>
      ts.isPropertyAssignment(item) ? collectStrings(item.initializer) : [],
    );
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap(collectStrings);
  }
  return ts.isBinaryExpression(node) ? collectStrings(node.right) : [];
}

/** Finds what `const slots = …` is inside a function. */
function findLocal(node: ts.Node, name: string): ts.Expression | undefined {
  return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name
    ? node.initializer
    : ts.forEachChild(node, (child) => findLocal(child, name));
}

/** The keys of the slots in `composeClasses(slots, getXUtilityClass)`. */
function collectKeys({ node }: Place, getter: string): string[] {
  return collectCalls(node).flatMap(({ expression, arguments: [slots, second] }) => {
    const isCompose = ts.isIdentifier(expression) && expression.text === 'composeClasses';
    if (!isCompose || !slots || !second || !ts.isIdentifier(second) || second.text !== getter) {
      return [];
    }
    const value = ts.isIdentifier(slots) ? findLocal(node, slots.text) : slots;
    return value ? collectStrings(value) : [];
  });
}

/** Collects what code says of its classes, itself and in the `useUtilityClasses` that it calls. */
export function collectComposed(modules: Modules, code: Place): Composed[] {
  const collected: Composed[] = [];
  const seen = new Set<string>();
  const visit = (place: Place, within: Place): void => {
    const { module, node } = place;
    if (!ts.isIdentifier(node)) {
      ts.forEachChild(node, (child) => visit({ ...place, node: child }, within));
      return;
    }
    const key = `${module.file} ${node.text}`;
    if (!/UtilityClass(?:es)?$/.test(node.text) || seen.has(key)) {
      return;
    }
    seen.add(key);
    const target = modules.findName(module, node.text);
    const prefix = target && getPrefix(target);
    if (prefix) {
      collected.push({ prefix, getter: target, keys: collectKeys(within, node.text) });
    } else if (target) {
      visit(target, target);
    }
  };
  visit(code, code);
  return collected;
}
