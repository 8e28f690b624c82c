import ts from 'typescript';
import { library } from '../../../../library';
import { type Classes, evaluateClasses, toClassName } from './classNames';
import type { Code } from './componentCode';
import type { Modules, Place } from './modules';
import { collectCalls, collectNodes } from './syntax';

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

/** Classes that code puts together with `composeClasses`. */
interface Composed {
  /** `MuiDataGrid`; `PrivatePickersYear` in old versions. */
  prefix: string;
  /** Where `getDataGridUtilityClass` is. */
  getter: Place;
  /** Their keys, as far as they are literals. */
  keys: string[];
}

const prefixPattern = new RegExp(`^(?:${library.themePrefix}|Private)[A-Z]\\w*$`);

/** Returns the name in `generateUtilityClass('MuiX', slot)`: the last, as earlier ones name single states. */
function getPrefix({ node }: Place): string | undefined {
  return collectCalls(node)
    .flatMap(({ arguments: [first] }) => (first && ts.isStringLiteral(first) ? [first.text] : []))
    .findLast((name) => prefixPattern.test(name));
}

/** Collects possible strings: of `isOpen && 'open'` `open`, of `['root', side]` `root`. */
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

/** Finds the value of a local variable: `const slots = …`. */
function findLocal(node: ts.Node, name: string): ts.Expression | undefined {
  return collectNodes(node, ts.isVariableDeclaration).find(
    (item) => ts.isIdentifier(item.name) && item.name.text === name && item.initializer,
  )?.initializer;
}

/** Collects the keys of the slots in `composeClasses(slots, getXUtilityClass)`. */
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

/** Collects the classes that code composes, itself or in the `useUtilityClasses` that it calls. */
function collectComposed(modules: Modules, code: Place): Composed[] {
  const collected: Composed[] = [];
  const seen = new Set<string>();
  const visit = (within: Place): void => {
    for (const { text } of collectNodes(within.node, ts.isIdentifier)) {
      const key = `${within.module.file} ${text}`;
      if (!/UtilityClass(?:es)?$/.test(text) || seen.has(key)) {
        continue;
      }
      seen.add(key);
      const target = modules.findName(within.module, text);
      const prefix = target && getPrefix(target);
      if (prefix) {
        collected.push({ prefix, getter: target, keys: collectKeys(within, text) });
      } else if (target) {
        visit(target);
      }
    }
  };
  visit(code);
  return collected;
}

/** Collects keys of classes that a file writes as `'MuiX-row'`: v4's grid has no list of them. */
function collectWritten(source: ts.SourceFile, prefix: string): string[] {
  const keys = collectNodes(source, ts.isStringLiteral).flatMap(({ text }) => {
    const [start, key] = text.split(/-(.*)/);
    return start === prefix && key && /^[\w-]+$/.test(key) ? [key] : [];
  });
  return [...new Set(keys)];
}

/** The classes of a component and their prefix. */
interface UtilityClasses {
  prefix: string;
  classes: Classes;
}

/**
 * Finds the classes of a component: those that its `useUtilityClasses` composes, with all that are
 * listed beside them; else the list that the package exports under its name in the theme; else those
 * that are written in its file.
 *
 * @param code from `collectCode`
 * @param prefixes possible prefixes, the likeliest first
 * @param exported lists that the package exports
 * @param globalStates from `readGlobalStates`
 * @returns `null` when it has none
 */
export function findUtilityClasses(
  modules: Modules,
  code: readonly Code[],
  prefixes: readonly string[],
  exported: readonly ClassList[],
  globalStates: ReadonlySet<string>,
): UtilityClasses | null {
  const evaluate = (lists: readonly ClassList[], wanted: string): Classes =>
    new Map(
      lists
        .filter(({ prefix }) => prefix === wanted)
        .flatMap(({ place }) => [...evaluateClasses(modules, place, globalStates)]),
    );
  const composed = code.flatMap((place) => collectComposed(modules, place));
  const own = composed.find(({ prefix }) => prefixes.includes(prefix)) ?? composed[0];
  if (own) {
    const { prefix, getter } = own;
    const { module } = getter;
    const places = [...module.declarations].map(([name, node]) => ({ module, name, node }));
    const classes = evaluate(collectClassLists(places), prefix);
    for (const key of composed.flatMap((item) => (item.prefix === prefix ? item.keys : []))) {
      classes.set(key, classes.get(key) ?? toClassName(prefix, key, globalStates));
    }
    return { prefix, classes };
  }
  for (const prefix of prefixes) {
    const classes = evaluate(exported, prefix);
    if (classes.size > 0) {
      return { prefix, classes };
    }
  }
  const [first] = code;
  const [prefix] = prefixes;
  const written = first && prefix ? collectWritten(first.module.source, prefix) : [];
  return prefix && written.length > 0
    ? {
        prefix,
        classes: new Map(written.map((key) => [key, toClassName(prefix, key, globalStates)])),
      }
    : null;
}
