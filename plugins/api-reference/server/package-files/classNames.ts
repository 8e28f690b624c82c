import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { library } from '../../../../library';
import type { Modules, Place } from './modules';
import { findPackageDir, findPackageEntry } from './packageEntry';
import { collectNodes, getValue } from './syntax';

/** The class of one part or state of a component. */
export interface UtilityClass {
  className: string;
  /** Whether all components share it: `Mui-selected`. */
  isGlobal: boolean;
}

/** Classes by their keys. */
export type Classes = Map<string, UtilityClass>;

/**
 * Names a class as the library's `generateUtilityClass` does.
 *
 * @param prefix `MuiDataGrid`
 * @param key name of the part or state: `columnHeader`, `selected`
 * @param globalStates from `readGlobalStates`
 */
export function toClassName(
  prefix: string,
  key: string,
  globalStates: ReadonlySet<string>,
): UtilityClass {
  const isGlobal = globalStates.has(key);
  return { className: `${isGlobal ? library.themePrefix : prefix}-${key}`, isGlobal };
}

/** Extracts the keys of the longest object like `{ selected: '<prefix>selected', … }`. */
function extractStates(file: string, prefix: string): string[] {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const lists = collectNodes(source, ts.isObjectLiteralExpression).map(({ properties }) => {
    const names = properties.flatMap((property) =>
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      ts.isStringLiteral(property.initializer) &&
      property.initializer.text === `${prefix}${property.name.text}`
        ? [property.name.text]
        : [],
    );
    return names.length === properties.length ? names : [];
  });
  return lists.reduce((longest, names) => (names.length > longest.length ? names : longest), []);
}

/**
 * Reads the states whose classes all components share, from the library's module for them, or from the
 * list in a bundle.
 *
 * @param packageDir a folder in `node_modules`
 * @returns none when the library has no such states
 */
export function readGlobalStates(packageDir: string): ReadonlySet<string> {
  const { stateClasses, themePrefix } = library;
  if (!stateClasses) {
    return new Set();
  }
  const entry = findPackageEntry(packageDir);
  const dir = findPackageDir(stateClasses.package, entry);
  const file = dir && path.join(dir, stateClasses.file);
  const states = file ? extractStates(file, '') : extractStates(entry, `${themePrefix}-`);
  if (states.length === 0) {
    throw new Error(
      `${file ?? entry} has no list of global state classes. Set "stateClasses" in library.ts to the file that has it.`,
    );
  }
  return new Set(states);
}

/** Finds the value of a name, or of `group.part` where the group is an object literal. */
function findValue(modules: Modules, { module, node }: Place): Place | null {
  if (ts.isIdentifier(node)) {
    return modules.findName(module, node.text);
  }
  const group = ts.isPropertyAccessExpression(node)
    ? findValue(modules, { module, name: '', node: node.expression })
    : null;
  const value = group && getValue(group.node, (node as ts.PropertyAccessExpression).name.text);
  return group && value ? { ...group, node: value } : null;
}

/** Reads the strings of an array, and of the arrays that are spread into it. */
function readStrings(modules: Modules, place: Place): string[] {
  const { node } = place;
  if (!ts.isArrayLiteralExpression(node)) {
    const value = findValue(modules, place);
    return value ? readStrings(modules, value) : [];
  }
  return node.elements.flatMap((item) =>
    ts.isSpreadElement(item)
      ? readStrings(modules, { ...place, node: item.expression })
      : ts.isStringLiteral(item)
        ? [item.text]
        : [],
  );
}

/**
 * Evaluates a list of classes: `generateUtilityClasses('MuiX', ['root'])`, whatever a minifier named
 * that function, or `_extends({}, otherClasses, …, { highlighted: 'Charts-highlighted' })`.
 *
 * @param globalStates from `readGlobalStates`
 */
export function evaluateClasses(
  modules: Modules,
  place: Place,
  globalStates: ReadonlySet<string>,
): Classes {
  const { module, node } = place;
  if (ts.isIdentifier(node)) {
    const target = modules.findName(module, node.text);
    return target ? evaluateClasses(modules, target, globalStates) : new Map();
  }
  if (ts.isCallExpression(node)) {
    const [first, second] = node.arguments;
    if (first && second && ts.isStringLiteral(first) && ts.isArrayLiteralExpression(second)) {
      const keys = readStrings(modules, { ...place, node: second });
      return new Map(keys.map((key) => [key, toClassName(first.text, key, globalStates)]));
    }
    const parts = node.arguments.map((item) =>
      evaluateClasses(modules, { ...place, node: item }, globalStates),
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
