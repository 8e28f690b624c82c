import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { library } from '../../../../library';
import type { Modules, Place } from './modules';
import { findPackageDir, findPackageEntry } from './packageEntry';

/** The class of one part or state of a component. */
export interface UtilityClass {
  className: string;
  /** Whether all components share it: `Mui-selected`. */
  isGlobal: boolean;
}

/**
 * Names a class as the library's `generateUtilityClass` does.
 *
 * @param themeName `MuiDataGrid`
 * @param key name of the part or state: `columnHeader`, `selected`
 * @param globalStates states whose class all components share, from `readGlobalStates`
 */
export function toClassName(
  themeName: string,
  key: string,
  globalStates: ReadonlySet<string>,
): UtilityClass {
  const isGlobal = globalStates.has(key);
  return { className: `${isGlobal ? library.themePrefix : themeName}-${key}`, isGlobal };
}

/** Extracts the names of the longest object that says `{ selected: '<prefix>selected', … }`. */
function extractStates(file: string, prefix: string): string[] {
  const code = readFileSync(file, 'utf8');
  let longest: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.flatMap((property) =>
        ts.isPropertyAssignment(property) &&
        ts.isIdentifier(property.name) &&
        ts.isStringLiteral(property.initializer) &&
        property.initializer.text === `${prefix}${property.name.text}`
          ? [property.name.text]
          : [],
      );
      if (names.length === node.properties.length && names.length > longest.length) {
        longest = names;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS));
  return longest;
}

/**
 * Reads the states whose class all components share: from the module that the library keeps them in,
 * or from the list in a bundle that imports none.
 *
 * @param packageDir a folder in `node_modules`
 * @returns none where the library has no such states
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
      `There is no list of global state classes in ${file ?? entry}. Say in "stateClasses" of library.ts where the library keeps them now.`,
    );
  }
  return new Set(states);
}

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
function readStrings(modules: Modules, place: Place): string[] {
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
