import type ts from 'typescript';

/** What the compiler remembers of a property that it made; its own tools read it, its types hide it. */
interface MadeSymbol extends ts.Symbol {
  links?: {
    /** The property that a mapped type made another of, under another name. */
    syntheticOrigin?: ts.Symbol;
    /** The property of a generic type that this is an instance of. */
    target?: ts.Symbol;
    /** The intersection that this is a property of. */
    containingType?: ts.UnionOrIntersectionType;
  };
}

/**
 * Finds the declared property behind one that a mapped type renamed: `toolbar` of
 * `UncapitalizeObjectKeys<GridSlotsComponent>` is declared as `Toolbar`.
 */
export function findOrigin(symbol: ts.Symbol): ts.Symbol {
  const { links } = symbol as MadeSymbol;
  if (symbol.declarations || !links) {
    return symbol;
  }
  const members = links.containingType?.types ?? [];
  const origins = [
    links.syntheticOrigin,
    links.target,
    ...members.map((member) => member.getProperty(symbol.name)),
  ];
  return (
    origins
      .filter((origin) => origin !== undefined && origin !== symbol)
      .map((origin) => findOrigin(origin as ts.Symbol))
      .find(({ declarations }) => declarations) ?? symbol
  );
}
