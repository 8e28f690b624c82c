import ts from 'typescript';
import type { Api, ApiProp } from '../../types';
import { type LibraryExport, createPage, type ExtractContext } from './exports';
import { isInternal, readPageDoc } from './jsDoc';
import { checkProps, extractProps, sortProps } from './props';

/** Merges what the packages of all plans declare, and adds the lowest plan that has each property. */
function mergeProps({ name, places }: LibraryExport, context: ExtractContext): ApiProp[] {
  const { checker, defaultTypes, problems } = context;
  const found = new Map<string, ApiProp>();
  const lowest = places[0]?.module.package.plan;
  const seen = new Set<ts.Symbol>();
  // What a package re-exports is the same symbol, unless a paid package adds to it.
  for (const { symbol, module } of places) {
    if (seen.has(symbol)) {
      continue;
    }
    seen.add(symbol);
    const declared = checker.getDeclaredTypeOfSymbol(symbol);
    const props = extractProps(declared, context, defaultTypes.get(symbol));
    problems.push(...checkProps(name, props));
    for (const { prop, isOwn, declaredIn, plan: declaredPlan } of props) {
      const plan = declaredPlan ?? module.package.plan;
      const isInherited = prop.signature && declaredIn !== null && declaredIn !== name;
      if (isOwn && !found.has(prop.name)) {
        found.set(prop.name, {
          ...prop,
          ...(isInherited && { inheritedFrom: declaredIn }),
          plan: plan === lowest ? null : plan,
        });
      }
    }
  }
  return sortProps([...found.values()]);
}

/**
 * Extracts an interface, or another type with properties.
 *
 * @returns nothing for what is no type, or not meant for users
 */
export function extractInterface(item: LibraryExport, context: ExtractContext): Api | undefined {
  const symbol = item.places[0]?.symbol;
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Type)) {
    return undefined;
  }
  const doc = readPageDoc(symbol, context);
  const page = isInternal(doc) ? undefined : createPage(item, 'interface', doc);
  return page && { ...page, props: mergeProps(item, context) };
}
