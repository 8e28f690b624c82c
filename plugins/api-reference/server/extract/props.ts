import ts from 'typescript';
import { type Plan, plans } from '../../../../core/types';
import { library } from '../../../../library';
import type { ApiProp } from '../../types';
import {
  findDeclaringPackage,
  findOrigin,
  isDeclaredByFamily,
  isDeclaredByLibrary,
  isUnresolved,
} from './declarations';
import { type JsDoc, readJsDoc } from './jsDoc';
import { toSignature } from './signatures';
import { toTypeText } from './typeText';

const findTag = ({ tags }: JsDoc, ...names: string[]) =>
  tags.find(({ name }) => names.includes(name))?.text;

/** Whether the package says that something is not for users. */
export function isInternal(doc: JsDoc): boolean {
  return doc.tags.some(({ name }) => name === 'ignore' || name === 'internal');
}

/** Returns the value of `@default` as one line of code. */
export function toDefault(doc: JsDoc): string | null {
  const text = findTag(doc, 'default', 'defaultValue')?.replace(/\s+/g, ' ').trim();
  return text?.replace(/^`([^`]*)`$/, '$1').replace(/^"([\w-]*)"$/, "'$1'") || null;
}

/** Returns why something is deprecated: `null` when it is not. */
export function toDeprecated(doc: JsDoc): string | null {
  return findTag(doc, 'deprecated')?.replace(/\s+/g, ' ').trim() ?? null;
}

/** The type as the source writes it, where that says more than the compiler's. */
export function findTypeNode(declaration: ts.Declaration | undefined): ts.TypeNode | undefined {
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

/**
 * Extracts what the declarations say of a prop, or of a property of an interface.
 *
 * @returns nothing for what is not for users
 */
function extractProp(symbol: ts.Symbol, checker: ts.TypeChecker): ApiProp | undefined {
  const origin = findOrigin(symbol);
  const own = origin.declarations?.filter(isDeclaredByFamily) ?? [];
  const doc = readJsDoc(origin, checker, own);
  if (isInternal(doc)) {
    return undefined;
  }
  const type = checker.getTypeOfSymbol(symbol);
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const signature = toSignature(type, doc, checker);
  return {
    name: symbol.name,
    type: toTypeText(type, checker, { node: findTypeNode(own[0]), isOptional }),
    ...(signature && { signature }),
    required: !isOptional,
    default: toDefault(doc),
    deprecated: toDeprecated(doc),
    plan: null,
    description: doc.description,
  };
}

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

/** `Partial<AxisProps>['classes']`: what the compiler leaves as it is until it knows `AxisProps`. */
const unresolved = /\['\w+'\]|\[\w\]/;

/**
 * Extracts the props of a generic type. Its parameters keep their names, which readers know from the
 * source; where nothing can be said without a parameter, its default is filled in.
 *
 * @param withDefaults the same type with the defaults of its parameters, when it has any
 */
export function extractPropsWithDefaults(
  type: ts.Type,
  withDefaults: ts.Type | undefined,
  checker: ts.TypeChecker,
): DeclaredProp[] {
  const props = extractProps(type, checker);
  if (!withDefaults) {
    return props;
  }
  const known = new Map(props.map((item) => [item.prop.name, item]));
  const more = extractProps(withDefaults, checker, ({ name }) => {
    const text = known.get(name)?.prop.type;
    return text === undefined || unresolved.test(text);
  });
  for (const item of more) {
    const old = known.get(item.prop.name);
    const { type: text, signature } = item.prop;
    known.set(
      item.prop.name,
      old
        ? { ...old, prop: { ...old.prop, type: text, ...(signature && { signature }) } }
        : { ...item, needsDefaults: true },
    );
  }
  return [...known.values()];
}

/**
 * Says which props have a type that the compiler cannot resolve, for want of a package or a declaration.
 *
 * @param owner name of the component or the interface
 */
export function checkProps(owner: string, props: readonly DeclaredProp[]): string[] {
  return props.flatMap(({ prop, isOwn, brokenIn }) =>
    isOwn && brokenIn !== null
      ? `"${prop.name}" of ${owner} has a type that cannot be resolved (${brokenIn}). Install what that file imports, or a version of the package without the mistake.`
      : [],
  );
}

/** Returns props as a reader looks for them: what must be given first, then by name. */
export function sortProps(props: readonly ApiProp[]): ApiProp[] {
  return props.toSorted(
    (one, other) =>
      Number(other.required) - Number(one.required) || (one.name < other.name ? -1 : 1),
  );
}
