import ts from 'typescript';
import type { ApiClass } from '../../types';
import type { Reading } from './declarations';

const toTexts = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((item) =>
    item.isStringLiteral() ? [item.value] : [],
  );

/** Finds a type that the file knows which declares a component, whether or not its package exports it. */
function findType(
  component: ts.Symbol,
  name: string,
  { checker }: Pick<Reading, 'checker'>,
): ts.Type | undefined {
  const declaration = component.declarations?.[0];
  const [found] =
    (declaration &&
      checker
        .getSymbolsInScope(declaration, ts.SymbolFlags.Type | ts.SymbolFlags.Alias)
        .find((item) => item.name === name)?.declarations) ??
    [];
  // What is in scope are copies without flags.
  const symbol =
    found && checker.getSymbolAtLocation(ts.getNameOfDeclaration(found) as ts.Identifier);
  const target =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target && checker.getDeclaredTypeOfSymbol(target);
}

/**
 * Extracts the parts of a component as its classes, with the CSS variables of each, as `stylesApi` of
 * `library.ts` says.
 */
export function extractParts(
  name: string,
  component: ts.Symbol,
  reading: Pick<Reading, 'checker' | 'reference'>,
): ApiClass[] {
  const { stylesApi } = reading.reference;
  const find = (pattern: string | undefined) =>
    pattern && findType(component, pattern.replace('{name}', name), reading);
  const parts = find(stylesApi?.parts);
  const variables = find(stylesApi?.variables);
  if (!stylesApi || !parts) {
    return [];
  }
  return toTexts(parts)
    .map((part) => {
      const own = variables ? variables.getProperty(part) : undefined;
      const names = own ? toTexts(reading.checker.getTypeOfSymbol(own)) : [];
      return {
        key: part,
        className: stylesApi.className.replace('{name}', name).replace('{part}', part),
        description:
          names.length > 0 ? `CSS variables: ${names.map((item) => `\`${item}\``).join(', ')}` : '',
        isGlobal: false,
        deprecated: null,
      };
    })
    .toSorted((one, other) => (one.className < other.className ? -1 : 1));
}
