import ts from 'typescript';
import { toPartText, type TypeTextContext } from './toTypeText';
import { toSymbolName } from './toSymbolName';

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
