import ts from 'typescript';
import type { Api, ApiProp } from '../../types';
import type { LibraryExport } from './collectExports';
import { checkProps } from './checkProps';
import { extractClasses } from './extractClasses';
import { isInternal, toDefault, toDeprecated } from './extractProp';
import { extractPropsWithDefaults } from './extractPropsWithDefaults';
import { extractSlots } from './extractSlots';
import type { ExtractContext } from './extractVersionApi';
import { findInheritance } from './findInheritance';
import { findPropsType } from './findPropsType';
import { parseJsDoc } from './parseJsDoc';
import { placeSlotClasses } from './placeSlotClasses';
import { readPageDoc } from './readPageDoc';
import { sortProps } from './sortProps';
import { selectProps } from './selectProps';
import { toImports } from './toImports';
import { toRef } from './toRef';

/**
 * Completes a prop by the comment in the runtime prop types, which alone has some of the defaults, and
 * says which of several descriptions the packages' build chose, or one that a type has lost.
 */
function completeProp(prop: ApiProp, comment: string, isMerged: boolean): ApiProp {
  const doc = parseJsDoc(comment);
  if ((isMerged || !prop.description) && doc.description) {
    const { description } = doc;
    return { ...prop, description, default: toDefault(doc), deprecated: toDeprecated(doc) };
  }
  return { ...prop, default: prop.default ?? toDefault(doc) };
}

/**
 * Extracts a component. It is shown when its package documents a prop of it or links to its page of
 * the reference, or when the tree names it. So icons and styled parts are not shown, nor cells, whose
 * props are what the grid gives to everything that draws a cell.
 *
 * @returns nothing for what is no component, or not for users
 */
export function extractComponent(item: LibraryExport, context: ExtractContext): Api | undefined {
  const { checker, defaultTypes } = context;
  const [place] = item.places;
  if (!place || !/^[A-Z]/.test(item.name) || !(place.symbol.flags & ts.SymbolFlags.Value)) {
    return undefined;
  }
  const found = findPropsType(checker.getTypeOfSymbol(place.symbol), checker);
  const isNamed = context.isInTree(item);
  const doc = readPageDoc(item, checker);
  const isHidden = place.exportName.startsWith('Unstable_') || isInternal(doc);
  if (!found || (isHidden && !isNamed)) {
    return undefined;
  }
  const type = found === 'none' ? undefined : found;
  const symbol = context.findExport(item.product, `${item.name}Props`)?.places[0]?.symbol;
  const withDefaults = symbol && defaultTypes.get(symbol);
  const props = type ? extractPropsWithDefaults(type, withDefaults, checker) : [];
  const isDocumented = props.some(
    ({ prop, isOwn, isParameter }) => isOwn && !isParameter && prop.description !== '',
  );
  if (!isNamed && !doc.hasPage && !isDocumented) {
    return undefined;
  }
  context.problems.push(...checkProps(item.name, props));
  const facts = context.readFacts(item);
  const classes = extractClasses(item, type, facts, context);
  const slots = type ? extractSlots(type, checker) : [];
  return {
    name: item.name,
    kind: 'component',
    product: item.product,
    version: place.module.package.version,
    package: place.module.package.name,
    plan: place.module.package.plan,
    description: doc.description,
    deprecated: toDeprecated(doc),
    imports: toImports(item, false),
    props: sortProps(
      selectProps(props, facts.propTypes).map(({ prop, isMerged }) =>
        completeProp(prop, facts.propTypes?.get(prop.name)?.comment ?? '', isMerged),
      ),
    ),
    ...placeSlotClasses(slots, classes),
    inheritance: type ? findInheritance(item, withDefaults ?? type, context) : null,
    ref: type ? toRef(type, checker) : null,
    themeName: facts.themeName,
    hasThemeDefaultProps: facts.hasThemeDefaultProps,
    demos: [],
  };
}
