import ts from 'typescript';
import { collectClassLists, type ClassList } from './collectClassLists';
import type { Code } from './collectCode';
import { collectComposed } from './collectComposed';
import type { Modules } from './createModules';
import { evaluateClasses, type Classes } from './evaluateClasses';
import type { Module } from './parseModule';
import { toClassName } from './toClassName';

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
export interface UtilityClasses {
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
