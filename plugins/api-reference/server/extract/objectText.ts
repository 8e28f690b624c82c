import ts from 'typescript';
import { toSignatureText } from './signatures';
import { type TypeTextContext, toOptionalText, toPartText } from './typeText';

/** `React` for what `@types/react` declares inside of its namespace, `React.JSX` for its JSX. */
function toNamespace(declaration: ts.Declaration | undefined): string[] {
  const names: string[] = [];
  for (let node: ts.Node | undefined = declaration?.parent; node; node = node.parent) {
    if (
      (ts.isModuleDeclaration(node) || ts.isEnumDeclaration(node)) &&
      ts.isIdentifier(node.name)
    ) {
      names.unshift(node.name.text);
    }
  }
  return names.filter((name) => name !== 'global');
}

/** Returns a type's name as a reader would write it, with the namespaces or the enum that it stands in. */
export function toSymbolName(symbol: ts.Symbol): string {
  return [...toNamespace(symbol.declarations?.[0]), symbol.name].join('.');
}

function collectParameters(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  const declaration = symbol.declarations?.find(
    (item) =>
      ts.isTypeAliasDeclaration(item) ||
      ts.isInterfaceDeclaration(item) ||
      ts.isClassDeclaration(item),
  ) as ts.InterfaceDeclaration | undefined;
  return declaration?.typeParameters ?? [];
}

/** Whether a type argument says no more than what stands there without it. */
function isDefault(
  argument: ts.Type,
  parameter: ts.TypeParameterDeclaration | undefined,
  checker: ts.TypeChecker,
): boolean {
  if (!parameter?.default) {
    return false;
  }
  return (
    (argument.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0 ||
    checker.getTypeFromTypeNode(parameter.default) === argument
  );
}

/** Returns `GridColDef<R>`: a name, and its type arguments without those that are its defaults. */
export function toNameWithArguments(
  symbol: ts.Symbol,
  typeArguments: readonly ts.Type[],
  context: TypeTextContext,
): string {
  const parameters = collectParameters(symbol);
  const kept = typeArguments.slice(0, parameters.length || undefined);
  while (
    kept.length > 0 &&
    isDefault(kept.at(-1) as ts.Type, parameters[kept.length - 1], context.checker)
  ) {
    kept.pop();
  }
  const texts = kept.map((argument) =>
    toPartText(argument, { ...context, depth: Math.max(1, context.depth), isArgument: true }),
  );
  return toSymbolName(symbol) + (texts.length > 0 ? `<${texts.join(', ')}>` : '');
}

/** As many properties and levels as a type in braces may have to be readable. */
const most = { properties: 12, levels: 4 };

function toArrayText(type: ts.TypeReference, context: TypeTextContext): string | undefined {
  const { checker } = context;
  const inner = { ...context, depth: Math.max(1, context.depth) };
  if (checker.isTupleType(type)) {
    const { readonly, elementFlags } = (type as ts.TupleTypeReference).target;
    const items = checker.getTypeArguments(type).map((item, i) => {
      const flags = elementFlags[i] ?? ts.ElementFlags.Required;
      if (flags & ts.ElementFlags.Optional) {
        return `${toOptionalText(item, inner)}?`;
      }
      const text = toPartText(item, inner);
      return flags & ts.ElementFlags.Rest ? `...${text}[]` : text;
    });
    return `${readonly ? 'readonly ' : ''}[${items.join(', ')}]`;
  }
  const [item] = checker.getTypeArguments(type);
  if (!checker.isArrayType(type) || !item) {
    return undefined;
  }
  const text = toPartText(item, inner);
  const isReadonly = type.symbol.name === 'ReadonlyArray';
  const wrapped = / (?:\||&|=>) /.test(text) && !/^[\w.]+<.*>$|^\{.*\}$/.test(text);
  return `${isReadonly ? 'readonly ' : ''}${wrapped ? `(${text})` : text}[]`;
}

function toLiteralText(type: ts.ObjectType, context: TypeTextContext): string | undefined {
  const { checker, depth } = context;
  const properties = checker.getPropertiesOfType(type);
  const [signature, ...overloads] = type.getCallSignatures();
  if (signature && overloads.length === 0 && properties.length === 0) {
    return toSignatureText(signature, context);
  }
  const indexes = checker.getIndexInfosOfType(type);
  if (signature || type.getConstructSignatures().length > 0 || depth > most.levels) {
    return undefined;
  }
  if (properties.length > most.properties) {
    return undefined;
  }
  const lines = [
    ...indexes.map(
      (index) => `[key: ${toPartText(index.keyType, context)}]: ${toPartText(index.type, context)}`,
    ),
    ...properties.map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const value = checker.getTypeOfSymbol(property);
      const text = isOptional ? toOptionalText(value, context) : toPartText(value, context);
      return `${property.name}${isOptional ? '?' : ''}: ${text}`;
    }),
  ];
  return lines.length > 0 ? `{ ${lines.join('; ')} }` : '{}';
}

/**
 * Finds the name of `E & { … }` where `E` came to nothing: of it the compiler keeps only the part in
 * braces. So `MuiEvent<{}>` is `{ defaultMuiPrevented?: boolean }` to it.
 */
function findJoinedAlias({ symbol }: ts.ObjectType): string | undefined {
  const joined = symbol?.declarations?.[0]?.parent;
  const alias = joined && ts.isIntersectionTypeNode(joined) ? joined.parent : undefined;
  return alias && ts.isTypeAliasDeclaration(alias) ? alias.name.text : undefined;
}

/** Returns an object, array or function type as text; nothing when the compiler's own text is as good. */
export function toObjectText(type: ts.ObjectType, context: TypeTextContext): string | undefined {
  const { checker } = context;
  if (type.objectFlags & ts.ObjectFlags.Reference) {
    const reference = type as ts.TypeReference;
    const array = toArrayText(reference, context);
    return (
      array ?? toNameWithArguments(reference.symbol, checker.getTypeArguments(reference), context)
    );
  }
  if (type.objectFlags & (ts.ObjectFlags.Interface | ts.ObjectFlags.Class)) {
    return toNameWithArguments(type.symbol, [], context);
  }
  if (type.objectFlags & ts.ObjectFlags.Mapped) {
    return undefined;
  }
  const isNamed =
    type.symbol &&
    !(
      type.symbol.flags &
      (ts.SymbolFlags.TypeLiteral |
        ts.SymbolFlags.Function |
        ts.SymbolFlags.Method |
        ts.SymbolFlags.ObjectLiteral)
    );
  const alias = context.isJoined ? undefined : findJoinedAlias(type);
  return isNamed ? undefined : (alias ?? toLiteralText(type, context));
}
