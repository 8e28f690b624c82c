import ts from 'typescript';
import type { Api, ApiProp } from '../../types';
import { type LibraryExport, toImports } from './exports';
import type { ExtractContext } from './extractVersionApi';
import { readPageDoc } from './jsDoc';
import { checkProps, extractPropsWithDefaults, isInternal, sortProps, toDeprecated } from './props';

/** The properties that every plan's package gives a type, with the plan that first has them. */
function mergeProps(
  { name, places }: LibraryExport,
  { checker, defaultTypes, problems }: ExtractContext,
): ApiProp[] {
  const found = new Map<string, ApiProp>();
  const lowest = places[0]?.module.package.plan;
  const seen = new Set<ts.Symbol>();
  // The lowest plan is first. What a package re-exports is the same symbol, unless a paid one adds to it.
  for (const { symbol, module } of places) {
    if (seen.has(symbol)) {
      continue;
    }
    seen.add(symbol);
    const declared = checker.getDeclaredTypeOfSymbol(symbol);
    const props = extractPropsWithDefaults(declared, defaultTypes.get(symbol), checker);
    problems.push(...checkProps(name, props));
    for (const { prop, isOwn, plan: declaredPlan } of props) {
      const needed = declaredPlan ?? module.package.plan;
      if (isOwn && !found.has(prop.name)) {
        found.set(prop.name, { ...prop, plan: needed === lowest ? null : needed });
      }
    }
  }
  return sortProps([...found.values()]);
}

/** Extracts an interface, or another type with properties. */
export function extractInterface(item: LibraryExport, context: ExtractContext): Api | undefined {
  const [place] = item.places;
  if (!place || !(place.symbol.flags & ts.SymbolFlags.Type)) {
    return undefined;
  }
  const doc = readPageDoc(item, context.checker);
  if (isInternal(doc)) {
    return undefined;
  }
  return {
    name: item.name,
    kind: 'interface',
    product: item.product,
    version: place.module.package.version,
    package: place.module.package.name,
    plan: place.module.package.plan,
    description: doc.description,
    deprecated: toDeprecated(doc),
    imports: toImports(item, true),
    props: mergeProps(item, context),
    slots: [],
    classes: [],
    inheritance: null,
    ref: null,
    themeName: null,
    hasThemeDefaultProps: false,
    demos: [],
  };
}
