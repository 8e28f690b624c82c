import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Reference } from '../../../../core/library';
import type { Code } from './componentCode';
import type { Modules, Place } from './modules';
import { findPackageDir, findPackageEntry } from './packageEntry';
import { collectCalls, collectNodes } from '../../uses/syntax';

/** How the classes of a component are named. */
export interface ClassNames {
  /** `MuiDataGrid`; `PrivatePickersYear` in old versions. */
  prefix: string;
  /** Classes with another prefix by key: `Charts-highlighted`. */
  exceptions: ReadonlyMap<string, string>;
}

/** The states whose classes all components share, and the beginning of these. */
export interface GlobalStates {
  prefix: string;
  names: ReadonlySet<string>;
}

/**
 * Names a class as the library's `generateUtilityClass` does.
 *
 * @param key name of the part or state: `columnHeader`, `selected`
 * @param globalStates from `readGlobalStates`
 */
export function toClassName(
  { prefix, exceptions }: ClassNames,
  key: string,
  globalStates: GlobalStates,
): { className: string; isGlobal: boolean } {
  const exception = exceptions.get(key);
  const isGlobal = exception === undefined && globalStates.names.has(key);
  const className = exception ?? `${isGlobal ? globalStates.prefix : prefix}-${key}`;
  return { className, isGlobal };
}

/** Extracts the properties of an object literal whose values are strings. */
function extractStrings({ properties }: ts.ObjectLiteralExpression): [string, string][] {
  return properties.flatMap((item): [string, string][] =>
    ts.isPropertyAssignment(item) &&
    ts.isIdentifier(item.name) &&
    ts.isStringLiteral(item.initializer)
      ? [[item.name.text, item.initializer.text]]
      : [],
  );
}

/** Extracts the keys of the longest object like `{ selected: '<prefix>selected', … }`. */
function extractStates(file: string, prefix: string): string[] {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const lists = collectNodes(source, ts.isObjectLiteralExpression).map((node) => {
    const names = extractStrings(node)
      .filter(([key, value]) => value === `${prefix}${key}`)
      .map(([key]) => key);
    return names.length === node.properties.length ? names : [];
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
export function readGlobalStates(
  packageDir: string,
  { stateClasses, themePrefix = '' }: Reference,
): GlobalStates {
  if (!stateClasses) {
    return { prefix: themePrefix, names: new Set() };
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
  return { prefix: themePrefix, names: new Set(states) };
}

/** A list of classes with one prefix: `gridClasses` of `MuiDataGrid`. */
export interface ClassList {
  prefix: string;
  place: Place;
}

/** Collects declarations of lists: calls such as `generateUtilityClasses('MuiX', […])`. */
export function collectClassLists(places: readonly Place[]): ClassList[] {
  return places.flatMap((place) => {
    const calls = ts.isFunctionLike(place.node) ? [] : collectCalls(place.node);
    return calls.flatMap(({ arguments: [first, second] }) =>
      first && second && ts.isStringLiteral(first) && ts.isArrayLiteralExpression(second)
        ? [{ prefix: first.text, place }]
        : [],
    );
  });
}

/** Collects the exceptions in `_extends({}, otherClasses, …, { highlighted: 'Charts-highlighted' })`. */
function collectExceptions(modules: Modules, { module, node }: Place): [string, string][] {
  if (ts.isIdentifier(node)) {
    const target = modules.findName(module, node.text);
    return target ? collectExceptions(modules, target) : [];
  }
  if (ts.isCallExpression(node)) {
    return node.arguments.flatMap((item) =>
      collectExceptions(modules, { module, name: '', node: item }),
    );
  }
  return ts.isObjectLiteralExpression(node) ? extractStrings(node) : [];
}

/** Returns the name in `generateUtilityClass('MuiX', slot)`: the last, as earlier ones name single states. */
function getPrefix({ node }: Place, { themePrefix }: Modules): string | undefined {
  const prefixPattern = new RegExp(`^(?:${themePrefix}|Private)[A-Z]\\w*$`);
  return collectCalls(node)
    .flatMap(({ arguments: [first] }) => (first && ts.isStringLiteral(first) ? [first.text] : []))
    .findLast((name) => prefixPattern.test(name));
}

/** Finds what names the classes of code: `getXUtilityClass`, also in the `useUtilityClasses` that it calls. */
function collectGetters(modules: Modules, code: Place): ClassList[] {
  const collected: ClassList[] = [];
  const seen = new Set<string>();
  const visit = ({ module, node }: Place): void => {
    for (const { text } of collectNodes(node, ts.isIdentifier)) {
      const key = `${module.file} ${text}`;
      if (!/UtilityClass(?:es)?$/.test(text) || seen.has(key)) {
        continue;
      }
      seen.add(key);
      const place = modules.findName(module, text);
      const prefix = place && getPrefix(place, modules);
      if (prefix) {
        collected.push({ prefix, place });
      } else if (place) {
        visit(place);
      }
    }
  };
  visit(code);
  return collected;
}

/**
 * Finds how the classes of a component are named: by what names those that it composes, with the lists
 * beside that, or else by the list that the package exports under its name in the theme.
 *
 * @param code from `collectCode`
 * @param prefixes possible prefixes, the likeliest first
 * @param exported lists that the package exports
 * @returns `null` when it has none
 */
export function findClassNames(
  modules: Modules,
  code: readonly Code[],
  prefixes: readonly string[],
  exported: readonly ClassList[],
): ClassNames | null {
  const getters = code.flatMap((place) => collectGetters(modules, place));
  const own = getters.find(({ prefix }) => prefixes.includes(prefix)) ?? getters[0];
  const module = own?.place.module;
  const declared = [...(module?.declarations ?? [])].flatMap(([name, node]) =>
    module ? [{ module, name, node }] : [],
  );
  const lists = own ? collectClassLists(declared) : exported;
  const prefix =
    own?.prefix ?? prefixes.find((wanted) => lists.some((list) => list.prefix === wanted));
  return prefix === undefined
    ? null
    : {
        prefix,
        exceptions: new Map(
          lists
            .filter((list) => list.prefix === prefix)
            .flatMap(({ place }) => collectExceptions(modules, place)),
        ),
      };
}
