import ts from 'typescript';
import { library } from '../../../../library';
import { plans, type Plan } from '../../../../core/types';
import type { ApiProp } from '../../types';
import { extractProp } from './extractProp';
import { findOrigin } from './findOrigin';
import { isUnresolved } from './isUnresolved';
import {
  findDeclaringPackage,
  isDeclaredByFamily,
  isDeclaredByLibrary,
} from './findDeclaringPackage';

/** A prop, and who declares it. */
export interface DeclaredProp {
  prop: ApiProp;
  /** Whether the documented packages do, not those that they build on. */
  isOwn: boolean;
  /** Whether it is one of the parameters that the grid gives to what draws a cell or a header. */
  isParameter: boolean;
  /** Whether it comes from several types, whose descriptions may differ. */
  isMerged: boolean;
  /** The plan whose package alone declares it; `null` when one for everybody does. */
  plan: Plan | null;
  /** The file that declares it with a type that cannot be resolved; `null` when all is well. */
  brokenIn: string | null;
  /** Whether it only shows where the defaults of the type's parameters are known. */
  needsDefaults: boolean;
}

function isParameter({ parent }: ts.Declaration): boolean {
  return ts.isInterfaceDeclaration(parent) && parent.name.text.endsWith('Params');
}

function toDeclaredProp(symbol: ts.Symbol, prop: ApiProp, checker: ts.TypeChecker): DeclaredProp {
  const { declarations } = findOrigin(symbol);
  const packages = declarations?.map((item) => findDeclaringPackage(item) ?? '') ?? [];
  const sold = packages.map((name) => library.packages[name]?.plan ?? null);
  return {
    prop,
    isOwn: declarations?.some(isDeclaredByLibrary) ?? false,
    isParameter: declarations?.some(isParameter) ?? false,
    isMerged: (declarations?.filter(isDeclaredByFamily).length ?? 0) > 1,
    brokenIn: isUnresolved(checker.getTypeOfSymbol(symbol))
      ? (declarations?.[0]?.getSourceFile().fileName ?? 'declared nowhere')
      : null,
    needsDefaults: false,
    plan: [null, ...plans].find((plan) => sold.includes(plan)) ?? null,
  };
}

/** React's own, on every component. */
const reactNames = new Set(['key', 'ref']);

/**
 * Extracts the props of a component, or the properties of an interface. What the library's packages
 * do not declare (attributes of elements, of React, of animation libraries) is left out.
 *
 * @param isWanted which of them are extracted; all when absent
 */
export function extractProps(
  type: ts.Type,
  checker: ts.TypeChecker,
  isWanted: (property: ts.Symbol) => boolean = () => true,
): DeclaredProp[] {
  return checker
    .getPropertiesOfType(checker.getApparentType(type))
    .filter(({ name }) => !reactNames.has(name) && !name.startsWith('__'))
    .filter(isWanted)
    .filter((property) => findOrigin(property).declarations?.some(isDeclaredByFamily))
    .flatMap((property) => {
      const prop = extractProp(property, checker);
      return prop ? [toDeclaredProp(property, prop, checker)] : [];
    });
}
