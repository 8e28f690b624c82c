import ts from 'typescript';
import type { Api, ApiProp } from '../../types';
import type { Reference } from '../../../../core/library';
import type { ComponentFacts } from '../package-files/packageFacts';
import type { Reading } from './declarations';
import { type LibraryExport, createPage, type ExtractContext } from './exports';
import { findInheritance } from './inheritance';
import { isInternal, parseJsDoc, readPageDoc, toDefault, toDeprecated } from './jsDoc';
import { type DeclaredProp, checkProps, extractProps, sortProps } from './props';
import { extractParts } from './stylesApi';
import { extractClasses, extractSlots, placeSlotClasses } from './slotsAndClasses';
import { toTypeText } from './typeText';

/** Whether a function returns an element, or anything that React renders. */
function rendersElement(signature: ts.Signature, checker: ts.TypeChecker): boolean {
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

function findClassProps(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const [signature] = type.getConstructSignatures();
  const instance = signature?.getReturnType();
  const props = instance?.getProperty('props');
  return props && instance?.getProperty('render') ? checker.getTypeOfSymbol(props) : undefined;
}

/**
 * Finds the type of a component's props: of a class, a function, or what `forwardRef` and `memo` return.
 *
 * @returns `none` for a component without props; nothing for what isn't a component
 */
export function findPropsType(
  type: ts.Type,
  checker: ts.TypeChecker,
): ts.Type | 'none' | undefined {
  // A `forwardRef` for React 19 and for older ones is a union, whose second member has the ref.
  const members = type.isUnion() ? type.types.toReversed() : [type];
  for (const member of members) {
    const signature = member
      .getCallSignatures()
      .find((item) => item.getParameters().length <= 2 && rendersElement(item, checker));
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

/** Collects the targets of all ref objects in a type, which may join several. */
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
 * Returns the type that a component's `ref` is forwarded to: `HTMLDivElement`; `unknown` when the types
 * don't say; `null` without a ref.
 */
export function toRef(
  props: ts.Type,
  reading: Pick<Reading, 'checker' | 'library'>,
): string | null {
  const { checker } = reading;
  const ref = checker.getApparentType(props).getProperty('ref');
  const targets = ref && collectTargets(checker.getTypeOfSymbol(ref), checker);
  const names = targets?.map((target) => toTypeText(target, reading, { isOptional: false }));
  return names?.find((name) => /^[A-Z]/.test(name)) ?? (ref ? 'unknown' : null);
}

/**
 * Selects the props that a component's page lists: those that the documented packages describe, and of
 * the others those that are among the runtime prop types, which the packages' build generates. The
 * types alone don't say whether props are meant for users that come from Material UI, have no
 * description, or exist only with the defaults of type parameters.
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
 * Completes a prop from the comment in the runtime prop types: only that has some of the defaults, and
 * the description that the packages' build chose among several. A default that no comment has is in the
 * code. Of an older release, what the code does counts: a comment may have been mended since.
 */
function completeProp(
  { prop, isMerged }: DeclaredProp,
  { propTypes, defaults }: ComponentFacts,
  { reference, need }: ExtractContext,
): ApiProp {
  const doc = parseJsDoc(propTypes?.get(prop.name)?.comment ?? '', reference);
  const isBetter = (isMerged || !prop.description) && doc.description !== '';
  const { description, deprecated } = isBetter
    ? { description: doc.description, deprecated: toDeprecated(doc) }
    : prop;
  const declared = isBetter ? toDefault(doc) : (prop.default ?? toDefault(doc));
  const coded = prop.required ? undefined : defaults.get(prop.name);
  const value = need === 'names' ? (coded ?? declared) : (declared ?? coded);
  return { ...prop, description, deprecated, default: value ?? null };
}

/** Finds what a prop and others are called that many components have. */
function findGroup(
  { declaredIn }: DeclaredProp,
  { propGroups = {} }: Reference,
): Pick<ApiProp, 'group'> {
  const [group] =
    Object.entries(propGroups).find(([, names]) => names.includes(declaredIn ?? '')) ?? [];
  return group === undefined ? {} : { group };
}

/**
 * Extracts a component that its package documents: with a description of a prop, or a link to its page
 * in the vendor's reference. Without one, as icons and styled parts are, it must be in the sidebar. A
 * cell's props don't count: the grid passes them to everything that renders a cell.
 *
 * @returns nothing for what isn't a component, or isn't meant for users
 */
export function extractComponent(item: LibraryExport, context: ExtractContext): Api | undefined {
  const { checker, defaultTypes, reference } = context;
  const [place] = item.places;
  if (!place || !/^[A-Z]/.test(item.name) || !(place.symbol.flags & ts.SymbolFlags.Value)) {
    return undefined;
  }
  const found = findPropsType(checker.getTypeOfSymbol(place.symbol), checker);
  const isInSidebar = context.isInSidebar(item);
  const symbol = context.findExport(item.product, `${item.name}Props`)?.places[0]?.symbol;
  const doc = readPageDoc(place.symbol, context, symbol);
  const isHidden = place.exportName.startsWith('Unstable_') || isInternal(doc);
  if (!found || (isHidden && !isInSidebar)) {
    return undefined;
  }
  const type = found === 'none' ? undefined : found;
  const withDefaults = symbol && defaultTypes.get(symbol);
  const props = type ? extractProps(type, context, withDefaults) : [];
  const isDocumented = props.some(
    ({ prop, isOwn, isParameter }) => isOwn && !isParameter && prop.description !== '',
  );
  const page =
    isInSidebar || doc.hasPage || isDocumented ? createPage(item, 'component', doc) : undefined;
  if (!page) {
    return undefined;
  }
  context.problems.push(...checkProps(item.name, props));
  const facts = context.readFacts(item);
  const { propTypes, classNames, themeName, hasThemeDefaultProps } = facts;
  const listed = extractClasses(item, type, classNames, context);
  const classes = listed.length > 0 ? listed : extractParts(item.name, place.symbol, context);
  const slots = type ? extractSlots(type, context) : [];
  return {
    ...page,
    props: sortProps(
      selectProps(props, propTypes).map((item) => ({
        ...completeProp(item, facts, context),
        ...findGroup(item, reference),
      })),
    ),
    ...placeSlotClasses(slots, classes),
    inheritance: type ? findInheritance(item, withDefaults ?? type, context) : null,
    ref: type ? toRef(type, context) : null,
    themeName,
    hasThemeDefaultProps,
  };
}
