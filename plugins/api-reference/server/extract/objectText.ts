import ts from 'typescript';
import { toSignatureText } from './functionText';
import { type TypeTextContext, toNested, toOptionalText } from './typeContext';

/** Properties and levels up to which a type in braces is readable. */
const MAX_PROPERTIES = 12;
const MAX_LEVELS = 4;

/** Returns a type's name with its namespaces or its enum: `React.MouseEvent`, `React.JSX.Element`. */
export function toSymbolName({ name, declarations }: ts.Symbol): string {
  const names = [name];
  for (let node: ts.Node | undefined = declarations?.[0]?.parent; node; node = node.parent) {
    const owner =
      ts.isModuleDeclaration(node) || ts.isEnumDeclaration(node) ? node.name : undefined;
    if (owner && ts.isIdentifier(owner) && owner.text !== 'global') {
      names.unshift(owner.text);
    }
  }
  return names.join('.');
}

function collectParameters({ declarations }: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  const declaration = declarations?.find(
    (item) =>
      ts.isTypeAliasDeclaration(item) ||
      ts.isInterfaceDeclaration(item) ||
      ts.isClassDeclaration(item),
  ) as ts.InterfaceDeclaration | undefined;
  return declaration?.typeParameters ?? [];
}

/** Returns a name with its type arguments, without those that are its defaults: `GridColDef<R>`. */
export function toNameWithArguments(
  symbol: ts.Symbol,
  typeArguments: readonly ts.Type[],
  context: TypeTextContext,
): string {
  const parameters = collectParameters(symbol);
  const isDefault = (argument: ts.Type, index: number) => {
    const value = parameters[index]?.default;
    return (
      value &&
      (argument.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown) ||
        context.checker.getTypeFromTypeNode(value) === argument)
    );
  };
  const given = typeArguments.slice(0, parameters.length || undefined);
  const kept = given.slice(0, given.findLastIndex((item, index) => !isDefault(item, index)) + 1);
  const texts = kept.map((item) => context.print(item, { ...toNested(context), isArgument: true }));
  return toSymbolName(symbol) + (texts.length > 0 ? `<${texts.join(', ')}>` : '');
}

/** @returns nothing for what is neither an array nor a tuple */
function toArrayText(type: ts.TypeReference, context: TypeTextContext): string | undefined {
  const { checker } = context;
  const inner = toNested(context);
  if (checker.isTupleType(type)) {
    const { readonly, elementFlags } = (type as ts.TupleTypeReference).target;
    const items = checker.getTypeArguments(type).map((item, index) => {
      const flags = elementFlags[index] ?? ts.ElementFlags.Required;
      if (flags & ts.ElementFlags.Optional) {
        return `${toOptionalText(item, inner)}?`;
      }
      const text = context.print(item, inner);
      return flags & ts.ElementFlags.Rest ? `...${text}[]` : text;
    });
    return `${readonly ? 'readonly ' : ''}[${items.join(', ')}]`;
  }
  const [item] = checker.getTypeArguments(type);
  if (!checker.isArrayType(type) || !item) {
    return undefined;
  }
  const text = context.print(item, inner);
  const isReadonly = type.symbol.name === 'ReadonlyArray';
  const isWrapped = / (?:\||&|=>) /.test(text) && !/^[\w.]+<.*>$|^\{.*\}$/.test(text);
  return `${isReadonly ? 'readonly ' : ''}${isWrapped ? `(${text})` : text}[]`;
}

/** @returns nothing for what is too large, or more than a function or a list of properties */
function toLiteralText(type: ts.ObjectType, context: TypeTextContext): string | undefined {
  const { checker, depth } = context;
  const properties = checker.getPropertiesOfType(type);
  const [signature, ...overloads] = type.getCallSignatures();
  if (signature && overloads.length === 0 && properties.length === 0) {
    return toSignatureText(signature, context);
  }
  const isCallable = signature !== undefined || type.getConstructSignatures().length > 0;
  if (isCallable || depth > MAX_LEVELS || properties.length > MAX_PROPERTIES) {
    return undefined;
  }
  const lines = [
    ...checker
      .getIndexInfosOfType(type)
      .map(
        (index) =>
          `[key: ${context.print(index.keyType, context)}]: ${context.print(index.type, context)}`,
      ),
    ...properties.map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const value = checker.getTypeOfSymbol(property);
      const text = isOptional ? toOptionalText(value, context) : context.print(value, context);
      return `${property.name}${isOptional ? '?' : ''}: ${text}`;
    }),
  ];
  return lines.length > 0 ? `{ ${lines.join('; ')} }` : '{}';
}

/**
 * Finds the name of `E & { … }` where `E` is empty: the compiler keeps only the part in braces. It knows
 * `MuiEvent<{}>` as `{ defaultMuiPrevented?: boolean }`.
 */
function findJoinedAlias({ symbol }: ts.ObjectType): string | undefined {
  const joined = symbol?.declarations?.[0]?.parent;
  const alias = joined && ts.isIntersectionTypeNode(joined) ? joined.parent : undefined;
  return alias && ts.isTypeAliasDeclaration(alias) ? alias.name.text : undefined;
}

/**
 * Returns an object, array or function type as text.
 *
 * @returns nothing when the compiler's own text is as good
 */
export function toObjectText(type: ts.ObjectType, context: TypeTextContext): string | undefined {
  if (type.objectFlags & ts.ObjectFlags.Reference) {
    const reference = type as ts.TypeReference;
    const typeArguments = context.checker.getTypeArguments(reference);
    return (
      toArrayText(reference, context) ??
      toNameWithArguments(reference.symbol, typeArguments, context)
    );
  }
  if (type.objectFlags & (ts.ObjectFlags.Interface | ts.ObjectFlags.Class)) {
    return toNameWithArguments(type.symbol, [], context);
  }
  const unnamed =
    ts.SymbolFlags.TypeLiteral |
    ts.SymbolFlags.Function |
    ts.SymbolFlags.Method |
    ts.SymbolFlags.ObjectLiteral;
  const isNamed = type.symbol && !(type.symbol.flags & unnamed);
  if (type.objectFlags & ts.ObjectFlags.Mapped || isNamed) {
    return undefined;
  }
  const alias = context.isJoined ? undefined : findJoinedAlias(type);
  return alias ?? toLiteralText(type, context);
}
