import ts from 'typescript';
import { isDeclaredByFamily } from './declarations';
import { toNameWithArguments, toObjectText, toSymbolName } from './objectText';

/**
 * Collects the literals in a type's source, in the order in which its author wrote them: the
 * compiler keeps the members of a union in the order in which it met them first.
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
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const alias = target?.declarations?.find(ts.isTypeAliasDeclaration);
      visit(alias?.type);
      item.typeArguments?.forEach(visit);
    } else {
      ts.forEachChild(item, visit);
    }
  };
  visit(node);
  return found;
}

/** Returns the type of what may be left out, without the `undefined` that the compiler adds to it. */
export function toOptionalText(type: ts.Type, context: TypeTextContext): string {
  const { checker } = context;
  if (!type.isUnion() || type.types.every((item) => !(item.flags & ts.TypeFlags.Undefined))) {
    return toPartText(type, context);
  }
  const [single, ...others] = toMembers(type).filter(
    (item) => !(item.flags & ts.TypeFlags.Undefined),
  );
  if (single && others.length === 0) {
    return toPartText(single, context);
  }
  const isNullable = type.types.some((item) => item.flags & ts.TypeFlags.Null);
  return isNullable
    ? toPartText(type, context).replace(/ \| undefined$/, '')
    : toPartText(checker.getNonNullableType(type), context);
}

/** The members as they were written, where the compiler still knows: with the names of unions in it. */
function toMembers(type: ts.UnionType): ts.Type[] {
  const { origin } = type as ts.UnionType & { origin?: ts.Type };
  return origin?.isUnion() ? origin.types : type.types;
}

/** Plain values first, in the order of the source; functions after them, nothing last. */
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

/** Returns a union as text: `boolean` for its two values, functions in brackets. */
function toUnionText(type: ts.UnionType, context: TypeTextContext): string {
  const inner = { ...context, depth: context.depth + 1 };
  const members = toMembers(type).flatMap((member) => {
    const opened =
      member.isUnion() && !member.aliasSymbol && !(member.flags & ts.TypeFlags.Boolean);
    return opened && !(member.flags & ts.TypeFlags.EnumLiteral) ? toMembers(member) : [member];
  });
  const texts = members.map((member) => toPartText(member, inner));
  const isBoolean = texts.includes('true') && texts.includes('false');
  const merged = isBoolean
    ? ['boolean', ...texts.filter((text) => text !== 'true' && text !== 'false')]
    : texts;
  const [single, ...others] = new Set(merged);
  if (single !== undefined && others.length === 0) {
    return single;
  }
  return [...new Set(merged)]
    .toSorted((one, other) => toRank(one, context.order) - toRank(other, context.order))
    .map((text) => (text.includes('=>') && !/^[\w.]+</.test(text) ? `(${text})` : text))
    .join(' | ');
}

/** What the printing of a type hands down to the printing of its parts. */
export interface TypeTextContext {
  checker: ts.TypeChecker;
  /** How deep in the type the part is. */
  depth: number;
  /** Literals in the order of the source. */
  order: readonly string[];
  /** Whether the part stands between angle brackets, where a name is better than what it stands for. */
  isArgument?: boolean;
  /** Whether the part is one of several that are joined by `&`. */
  isJoined?: boolean;
}

/** A type that says more than its name does, and in as few words: `'asc' | 'desc'`, `string | number`. */
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

/** As many plain values as are opened inside of another type. */
const mostInside = 4;

/** Whether the name of a type is written; a name for a few plain values is not, nor one that hides a function. */
function keepsAlias(type: ts.Type, { depth, isArgument }: TypeTextContext): boolean {
  if (isSimple(type)) {
    return isArgument === true || (depth > 0 && type.isUnion() && type.types.length > mostInside);
  }
  return depth > 0 || type.getCallSignatures().length !== 1 || type.getProperties().length > 0;
}

const keywords: [ts.TypeFlags, string][] = [
  [ts.TypeFlags.Any, 'any'],
  [ts.TypeFlags.Unknown, 'unknown'],
  [ts.TypeFlags.Never, 'never'],
];

/** As the compiler would write it, for what is neither a name, a union nor an object. */
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
  const keyword = keywords.find(([flag]) => type.flags & flag)?.[1];
  if (keyword) {
    return keyword;
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
  if (type.flags & ts.TypeFlags.Object) {
    return (
      toObjectText(type as ts.ObjectType, { ...inner, isJoined: context.isJoined }) ??
      toCompilerText(type, checker)
    );
  }
  return toCompilerText(type, checker);
}

/** The longest text that a reader takes in; beyond it the words of the source are better. */
const longest = 300;

/** Type parameters with a default, that a name need not be given: of the types that a node stands in. */
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
 * Finds what a type parameter must be, where that says more: of a prop that is nothing but a parameter
 * for plain values, or one that a package fills in `any` for.
 */
function findConstraint(type: ts.Type, node: ts.TypeNode | undefined, checker: ts.TypeChecker) {
  const isAny = (type.flags & ts.TypeFlags.Any) !== 0;
  const written =
    isAny && node && ts.isTypeReferenceNode(node) && checker.getTypeFromTypeNode(node);
  const members = type.isUnion() ? toMembers(type) : [written || type];
  const [single, ...others] = members.filter((item) => !(item.flags & ts.TypeFlags.Undefined));
  const constraint =
    single?.isTypeParameter() && others.length === 0 ? single.getConstraint() : undefined;
  return constraint && isSimple(constraint) ? constraint : undefined;
}

/**
 * Returns a type as a reader would write it: unions of plain values and functions are opened,
 * objects keep their names.
 *
 * @param options.node how the source writes it; tells the order of a union, and stands in for a long type
 * @param options.isOptional whether it may be left out, which is not written
 */
export function toTypeText(
  type: ts.Type,
  checker: ts.TypeChecker,
  { node, isOptional }: { node?: ts.TypeNode; isOptional: boolean },
): string {
  const order = collectLiteralOrder(node, checker);
  const context = { checker, depth: 0, order };
  const known = findConstraint(type, node, checker) ?? type;
  const text = isOptional ? toOptionalText(known, context) : toPartText(known, context);
  if (text.length <= longest || !node || !isDeclaredByFamily(node)) {
    return text;
  }
  const source = toSourceText(node);
  return source.length < text.length ? source : text;
}
