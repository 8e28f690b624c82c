import ts from 'typescript';
import type { Api, ApiProp } from '../../types';
import type { ComponentFacts } from '../package-files/packageFacts';
import { type LibraryExport, toImports } from './exports';
import type { ExtractContext } from './extractVersionApi';
import { findInheritance } from './inheritance';
import { parseJsDoc, readPageDoc } from './jsDoc';
import {
  type DeclaredProp,
  checkProps,
  extractPropsWithDefaults,
  isInternal,
  sortProps,
  toDefault,
  toDeprecated,
} from './props';
import { extractClasses, extractSlots, placeSlotClasses } from './slotsAndClasses';
import { toTypeText } from './typeText';

/** What a component returns: an element, or anything that React draws. */
function drawsElement(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const returned = signature.getReturnType();
  const members = returned.isUnion() ? returned.types : [returned];
  return (
    returned.aliasSymbol?.name === 'ReactNode' ||
    members.some((member) =>
      /^(?:Element|ReactElement|ReactPortal)$/.test(member.symbol?.name ?? ''),
    ) ||
    checker.typeToString(returned) === 'React.ReactNode'
  );
}

/** A class component gets its props where it is made. */
function findClassProps(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const [signature] = type.getConstructSignatures();
  const instance = signature?.getReturnType();
  const props = instance?.getProperty('props');
  return props && instance?.getProperty('render') ? checker.getTypeOfSymbol(props) : undefined;
}

/**
 * Finds the type of a component's props: of a function, generic or with overloads, or of what
 * `forwardRef` and `memo` return.
 *
 * @returns `none` for a component without props; nothing for what is no component
 */
export function findPropsType(
  type: ts.Type,
  checker: ts.TypeChecker,
): ts.Type | 'none' | undefined {
  // `forwardRef` for React 19 and for older ones: a union, whose second member knows the ref.
  const members = type.isUnion() ? type.types.toReversed() : [type];
  for (const member of members) {
    const signature = member
      .getCallSignatures()
      .find((item) => item.getParameters().length <= 2 && drawsElement(item, checker));
    const [parameter] = signature?.getParameters() ?? [];
    if (signature) {
      return parameter ? checker.getTypeOfSymbol(parameter) : 'none';
    }
    const props = findClassProps(member, checker);
    if (props) {
      return props;
    }
  }
  return undefined;
}

/** The targets of all ref objects in a type: a ref may come from several types that are joined. */
function collectTargets(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnionOrIntersection()) {
    return type.types.flatMap((member) => collectTargets(member, checker));
  }
  return /^(?:Mutable)?RefObject$/.test(type.symbol?.name ?? '')
    ? checker
        .getTypeArguments(type as ts.TypeReference)
        .map((item) => checker.getNonNullableType(item))
    : [];
}

/**
 * Returns the type of what a component's `ref` gets: `HTMLDivElement`; `unknown` when it takes one and
 * the types do not say of what; `null` when it takes none.
 */
export function toRef(props: ts.Type, checker: ts.TypeChecker): string | null {
  const ref = checker.getApparentType(props).getProperty('ref');
  const targets = ref && collectTargets(checker.getTypeOfSymbol(ref), checker);
  const names = targets?.map((target) => toTypeText(target, checker, { isOptional: false }));
  return names?.find((name) => /^[A-Z]/.test(name)) ?? (ref ? 'unknown' : null);
}

/**
 * Selects the props that a component's page lists. Those that the documented packages describe are
 * listed. The types alone do not say which of the others a component takes as its own: those of
 * Material UI that it extends, those that nobody describes, and those that show only when defaults are
 * filled in for its type parameters. They are listed when the runtime
 * prop types have them, which the packages' build makes from the same types.
 */
export function selectProps(
  props: readonly DeclaredProp[],
  propTypes: ComponentFacts['propTypes'],
): DeclaredProp[] {
  const isComplete = props.some(
    ({ prop, isOwn }) => isOwn && prop.description !== '' && propTypes?.has(prop.name),
  );
  return props.filter(({ prop, isOwn, needsDefaults }) => {
    if (isOwn && prop.description !== '' && !needsDefaults) {
      return true;
    }
    return propTypes && isComplete ? propTypes.has(prop.name) : isOwn;
  });
}

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
