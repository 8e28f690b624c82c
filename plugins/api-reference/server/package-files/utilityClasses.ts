import ts from 'typescript';
import { library } from '../../../../library';
import { type Classes, evaluateClasses, toClassName } from './classNames';
import { type Code, collectCalls } from './componentCode';
import type { Modules, Place } from './modules';
import type { Module } from './parseModule';

/** A list of classes that begin with one name: `gridClasses` of `MuiDataGrid`. */
export interface ClassList {
  prefix: string;
  place: Place;
}

/** Collects the lists in declarations: calls such as `generateUtilityClasses('MuiX', […])`. */
export function collectClassLists(places: Place[]): ClassList[] {
  return places.flatMap((place) => {
    const calls = ts.isFunctionLike(place.node) ? [] : collectCalls(place.node);
    const prefixes = calls.flatMap(({ arguments: [first, second] }) =>
      first && second && ts.isStringLiteral(first) && ts.isArrayLiteralExpression(second)
        ? [first.text]
        : [],
    );
    return prefixes.map((prefix) => ({ prefix, place }));
  });
}

/** Classes that code puts together with `composeClasses`, or a function that names such classes. */
interface Composed {
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
function collectComposed(modules: Modules, code: Place): Composed[] {
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

/** Collects keys of classes that a file writes out as `'MuiX-row'`: v4's grid has no list of them. */
function collectWritten({ source }: Module, prefix: string): string[] {
  const keys = new Set<string>();
  const visit = (node: ts.Node): void => {
    const [start, key] = ts.isStringLiteral(node) ? node.text.split(/-(.*)/) : [];
    if (start === prefix && key && /^[\w-]+$/.test(key)) {
      keys.add(key);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...keys];
}

/** The classes of a component and what they begin with. */
interface UtilityClasses {
  prefix: string;
  classes: Classes;
}

/**
 * Finds the classes of a component: those that its `useUtilityClasses` composes, with all that are
 * listed beside them; else those that the package exports under its name in the theme; else those
 * that its file writes out.
 *
 * @param code from `collectCode`
 * @param names what its classes may begin with, the likeliest first
 * @param exported lists that the package exports
 * @param states from `readGlobalStates`
 * @returns `null` when it has none
 */
export function findUtilityClasses(
  modules: Modules,
  code: Code[],
  names: string[],
  exported: ClassList[],
  states: ReadonlySet<string>,
): UtilityClasses | null {
  const evaluate = (lists: ClassList[], prefix: string): Classes => {
    const own = lists.filter((list) => list.prefix === prefix);
    return new Map(own.flatMap(({ place }) => [...evaluateClasses(modules, place, states)]));
  };
  const composed = code.flatMap((place) => collectComposed(modules, place));
  const own = composed.find(({ prefix }) => names.includes(prefix)) ?? composed[0];
  if (own) {
    const { module } = own.getter;
    const places = [...module.declarations].map(([name, node]) => ({ module, name, node }));
    const classes = evaluate(collectClassLists(places), own.prefix);
    for (const key of composed.flatMap(({ prefix, keys }) => (prefix === own.prefix ? keys : []))) {
      classes.set(key, classes.get(key) ?? toClassName(own.prefix, key, states));
    }
    return { prefix: own.prefix, classes };
  }
  for (const prefix of names) {
    const classes = evaluate(exported, prefix);
    if (classes.size > 0) {
      return { prefix, classes };
    }
  }
  const [first] = code;
  const [prefix] = names;
  const written = first && prefix ? collectWritten(first.module, prefix) : [];
  return prefix && written.length > 0
    ? { prefix, classes: new Map(written.map((key) => [key, toClassName(prefix, key, states)])) }
    : null;
}
