import ts from 'typescript';
import { type Plan, findPlan, plans } from '../../../../core/library';
import type { ApiProp } from '../../types';
import {
  type Reading,
  findDeclaringPackage,
  findOrigin,
  isDeclaredBy,
  isUnresolved,
} from './declarations';
import { isInternal, readJsDoc, toDefault, toDeprecated } from './jsDoc';
import { toSignature } from './signatures';
import { toTypeText } from './typeText';

/** A prop, and what its declarations say of it. */
export interface DeclaredProp {
  prop: ApiProp;
  /** Whether the documented packages declare it, not only those that they build on. */
  isOwn: boolean;
  /** Whether it is one of the parameters that the grid passes to whatever renders a cell or a header. */
  isParameter: boolean;
  /** Whether several types declare it, whose descriptions may differ. */
  isMerged: boolean;
  /** Name of the interface that declares it; `null` for what is declared otherwise. */
  declaredIn: string | null;
  /** The lowest plan whose packages declare it; `null` for everybody. */
  plan: Plan | null;
  /** The file that declares it with a type that can't be resolved; `null` when there is none. */
  brokenIn: string | null;
  /** Whether it exists only with the defaults of the type's parameters. */
  needsDefaults: boolean;
}

/** Returns the type as it is written, which may say more than the compiler. */
export function findTypeNode(declaration: ts.Declaration | undefined): ts.TypeNode | undefined {
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

const isParameter = ({ parent }: ts.Declaration) =>
  ts.isInterfaceDeclaration(parent) && parent.name.text.endsWith('Params');

const toInterfaceName = (declaration: ts.Declaration | undefined) =>
  declaration && ts.isInterfaceDeclaration(declaration.parent)
    ? declaration.parent.name.text
    : null;

/** @returns nothing for what isn't meant for users */
function extractProp(symbol: ts.Symbol, reading: Reading): DeclaredProp[] {
  const { checker, library } = reading;
  const origin = findOrigin(symbol);
  const declarations = origin.declarations ?? [];
  const declaredByFamily = declarations.filter(isDeclaredBy(library.family));
  const doc = readJsDoc(origin, reading, declaredByFamily);
  if (isInternal(doc)) {
    return [];
  }
  const type = checker.getTypeOfSymbol(symbol);
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const signature = toSignature(type, doc, checker);
  const packages = declarations.map((item) => findDeclaringPackage(item) ?? '');
  const soldIn = packages.map((name) => findPlan(library.packages[name]));
  const prop = {
    name: symbol.name,
    type: toTypeText(type, reading, { node: findTypeNode(declaredByFamily[0]), isOptional }),
    ...(signature && { signature }),
    required: !isOptional,
    default: toDefault(doc),
    deprecated: toDeprecated(doc),
    plan: null,
    description: doc.description,
  };
  const declared = {
    prop,
    isOwn: declarations.some(isDeclaredBy(library.prefixes)),
    isParameter: declarations.some(isParameter),
    isMerged: declaredByFamily.length > 1,
    declaredIn: toInterfaceName(declaredByFamily[0]),
    plan: [null, ...plans].find((plan) => soldIn.includes(plan)) ?? null,
    brokenIn: isUnresolved(type)
      ? (declarations[0]?.getSourceFile().fileName ?? 'declared nowhere')
      : null,
    needsDefaults: false,
  };
  return [declared];
}

/** React's own, on every component. */
const reactNames = new Set(['key', 'ref']);

function extractPlainProps(
  type: ts.Type,
  reading: Reading,
  isWanted: (name: string) => boolean = () => true,
): DeclaredProp[] {
  const { checker, library } = reading;
  return checker
    .getPropertiesOfType(checker.getApparentType(type))
    .filter(({ name }) => !reactNames.has(name) && !name.startsWith('__') && isWanted(name))
    .filter((property) => findOrigin(property).declarations?.some(isDeclaredBy(library.family)))
    .flatMap((property) => extractProp(property, reading));
}

/** `Partial<AxisProps>['classes']`, which the compiler leaves alone until it knows `AxisProps`. */
const unresolvedType = /\['\w+'\]|\[\w\]/;

/**
 * Extracts the props of a component, or the properties of an interface, that the library's packages
 * declare: no attributes of elements, no props of React or of animation libraries.
 *
 * Parameters of a generic type keep their names, which readers know from the source. Where that says
 * nothing, the default of the parameter is filled in.
 *
 * @param withDefaults the same type with the defaults of its parameters, when it has any
 */
export function extractProps(
  type: ts.Type,
  reading: Reading,
  withDefaults?: ts.Type,
): DeclaredProp[] {
  const props = extractPlainProps(type, reading);
  if (!withDefaults) {
    return props;
  }
  const known = new Map(props.map((item) => [item.prop.name, item]));
  const more = extractPlainProps(withDefaults, reading, (name) => {
    const text = known.get(name)?.prop.type;
    return text === undefined || unresolvedType.test(text);
  });
  for (const item of more) {
    const { name, type: text, signature } = item.prop;
    const old = known.get(name);
    known.set(
      name,
      old
        ? { ...old, prop: { ...old.prop, type: text, ...(signature && { signature }) } }
        : { ...item, needsDefaults: true },
    );
  }
  return [...known.values()];
}

/**
 * Finds props with a type that the compiler can't resolve.
 *
 * @param owner name of the component or the interface
 */
export function checkProps(owner: string, props: readonly DeclaredProp[]): string[] {
  return props.flatMap(({ prop, isOwn, brokenIn }) =>
    isOwn && brokenIn !== null
      ? `"${prop.name}" of ${owner} has a type that can't be resolved (${brokenIn}). Install what that file imports, or a version of the package without this error.`
      : [],
  );
}

/** Props of groups come last, by group; in each, required ones come first, then all are sorted by name. */
export function sortProps(props: readonly ApiProp[]): ApiProp[] {
  return props.toSorted(
    (one, other) =>
      (one.group ?? '').localeCompare(other.group ?? '') ||
      Number(other.required) - Number(one.required) ||
      (one.name < other.name ? -1 : 1),
  );
}
