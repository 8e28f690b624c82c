import ts from 'typescript';
import { type Reading, isDeclaredBy, toTarget } from './declarations';
import { toNameWithArguments, toObjectText, toSymbolName } from './objectText';
import { type TypeTextContext, isUndefined, toMembers, toOptionalText } from './typeContext';

/** Plain values that are opened inside of another type. */
const MAX_NESTED_VALUES = 4;

/** The longest text that a reader takes in; beyond it the words of the source are better. */
const MAX_LENGTH = 300;

/**
 * Collects the literals of a type in the order of its source: the compiler keeps the members of a union
 * in the order in which it met them first.
 */
function collectLiteralOrder(node: ts.Node | undefined, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const seen = new Set<ts.Node>();
  const visit = (item: ts.Node | undefined): void => {
    if (!item || seen.has(item) || seen.size > 300) {
      return;
    }
    seen.add(item);
    if (ts.isLiteralTypeNode(item)) {
      found.push(ts.isStringLiteral(item.literal) ? `'${item.literal.text}'` : item.getText());
    } else if (ts.isTypeReferenceNode(item)) {
      const symbol = checker.getSymbolAtLocation(item.typeName);
      const declarations = symbol && toTarget(symbol, checker).declarations;
      visit(declarations?.find(ts.isTypeAliasDeclaration)?.type);
      item.typeArguments?.forEach(visit);
    } else {
      ts.forEachChild(item, visit);
    }
  };
  visit(node);
  return found;
}

/** Whether it is a plain value, or a union of such, which says more than its name: `'asc' | 'desc'`. */
function isSimple(type: ts.Type): boolean {
  const simple =
    ts.TypeFlags.StringLike |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.Null |
    ts.TypeFlags.Undefined;
  return type.isUnion()
    ? !(type.flags & ts.TypeFlags.EnumLiteral) && type.types.every(isSimple)
    : (type.flags & simple) !== 0 && !(type.flags & ts.TypeFlags.EnumLike);
}

/** Whether to write the name of a type; a few plain values, or a function, say more than their name. */
function keepsAlias(type: ts.Type, { depth, isArgument }: TypeTextContext): boolean {
  if (isSimple(type)) {
    const isLong = type.isUnion() && type.types.length > MAX_NESTED_VALUES;
    return isArgument === true || (depth > 0 && isLong);
  }
  return depth > 0 || type.getCallSignatures().length !== 1 || type.getProperties().length > 0;
}

/** Plain values come first, in the order of the source, then functions, `null` and `undefined`. */
function toRank(text: string, order: readonly string[]): number {
  if (text === 'null' || text === 'undefined') {
    return order.length + (text === 'null' ? 3 : 4);
  }
  if (text.includes('=>')) {
    return order.length + 2;
  }
  const place = order.indexOf(text);
  return place < 0 ? order.length + 1 : place;
}

/** Writes `boolean` for its two values, and functions in parentheses. */
function toUnionText(type: ts.UnionType, context: TypeTextContext): string {
  const closed = ts.TypeFlags.Boolean | ts.TypeFlags.EnumLiteral;
  const texts = toMembers(type)
    .flatMap((member) =>
      member.isUnion() && !member.aliasSymbol && !(member.flags & closed)
        ? toMembers(member)
        : [member],
    )
    .map((member) => toPartText(member, { ...context, depth: context.depth + 1 }));
  const isBoolean = texts.includes('true') && texts.includes('false');
  const unique = new Set(
    isBoolean ? ['boolean', ...texts.filter((text) => text !== 'true' && text !== 'false')] : texts,
  );
  return unique.size === 1
    ? [...unique].join('')
    : [...unique]
        .toSorted((one, other) => toRank(one, context.order) - toRank(other, context.order))
        .map((text) => (text.includes('=>') && !/^[\w.]+</.test(text) ? `(${text})` : text))
        .join(' | ');
}

/** Lets the compiler write what is neither a name, a union nor an object. */
function toCompilerText(type: ts.Type, checker: ts.TypeChecker): string {
  const flags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
    ts.TypeFormatFlags.OmitThisParameter;
  return checker
    .typeToString(type, undefined, flags)
    .replace(/import\((?:"[^"]*"|'[^']*')\)\.?/g, '')
    .replace(/\s+/g, ' ');
}

/** Returns a part of a type as text. */
export function toPartText(type: ts.Type, context: TypeTextContext): string {
  const { checker, depth } = context;
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) {
    return toCompilerText(type, checker);
  }
  const inner = { ...context, depth: depth + 1, isArgument: false, isJoined: false };
  if (type.aliasSymbol && keepsAlias(type, context)) {
    return toNameWithArguments(type.aliasSymbol, type.aliasTypeArguments ?? [], inner);
  }
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) {
    const alias = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
    const order = alias ? collectLiteralOrder(alias.type, checker) : context.order;
    return toUnionText(type, { ...context, isJoined: false, order });
  }
  if (type.flags & ts.TypeFlags.EnumLiteral && !type.isUnion()) {
    return toSymbolName(type.symbol);
  }
  if (type.isStringLiteral()) {
    return `'${type.value.replaceAll("'", String.raw`\'`)}'`;
  }
  if (type.isIntersection()) {
    return type.types.map((member) => toPartText(member, { ...inner, isJoined: true })).join(' & ');
  }
  const text =
    type.flags & ts.TypeFlags.Object
      ? toObjectText(type as ts.ObjectType, { ...inner, isJoined: context.isJoined })
      : undefined;
  return text ?? toCompilerText(type, checker);
}

/** Collects the type parameters with a default of the types that a node is in. */
function collectDefaulted(node: ts.Node | undefined): string[] {
  if (!node) {
    return [];
  }
  const parameters =
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.typeParameters : [];
  const names = parameters?.filter((item) => item.default).map(({ name }) => name.text) ?? [];
  return [...names, ...collectDefaulted(node.parent)];
}

function toSourceText(node: ts.TypeNode): string {
  const defaulted = new Set(collectDefaulted(node));
  return node
    .getText()
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/import\((?:"[^"]*"|'[^']*')\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/<(\w+)>/g, (all, name: string) => (defaulted.has(name) ? '' : all))
    .trim();
}

/**
 * Finds the plain values that a type parameter must be one of: for a prop whose type is only that
 * parameter, or one that a package fills in `any` for.
 */
function findConstraint(type: ts.Type, node: ts.TypeNode | undefined, checker: ts.TypeChecker) {
  const isAny = (type.flags & ts.TypeFlags.Any) !== 0;
  const written =
    isAny && node && ts.isTypeReferenceNode(node) && checker.getTypeFromTypeNode(node);
  const members = type.isUnion() ? toMembers(type) : [written || type];
  const [single, ...others] = members.filter((item) => !isUndefined(item));
  const constraint =
    single?.isTypeParameter() && others.length === 0 ? single.getConstraint() : undefined;
  return constraint && isSimple(constraint) ? constraint : undefined;
}

/**
 * Returns a type as a reader would write it: unions of plain values and functions are opened, objects
 * keep their names.
 *
 * @param options.node how the source writes it: it has the order of a union, and replaces a long type
 * @param options.isOptional leaves out `undefined`
 */
export function toTypeText(
  type: ts.Type,
  { checker, library }: Pick<Reading, 'checker' | 'library'>,
  { node, isOptional }: { node?: ts.TypeNode; isOptional: boolean },
): string {
  const order = collectLiteralOrder(node, checker);
  const context = { checker, depth: 0, order, print: toPartText };
  const known = findConstraint(type, node, checker) ?? type;
  const text = isOptional ? toOptionalText(known, context) : toPartText(known, context);
  if (text.length <= MAX_LENGTH || !node || !isDeclaredBy(library.family)(node)) {
    return text;
  }
  const source = toSourceText(node);
  return source.length < text.length ? source : text;
}
