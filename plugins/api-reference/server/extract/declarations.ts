import ts from 'typescript';
import type { Library, Reference } from '../../../../core/library';

/** What it takes to read declarations. */
export interface Reading {
  checker: ts.TypeChecker;
  library: Library;
  reference: Reference;
}

const packagePattern = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Returns the npm package whose files declare something; nothing for the version's own files. */
export function findDeclaringPackage(declaration: ts.Node): string | undefined {
  return packagePattern.exec(declaration.getSourceFile().fileName)?.[1]?.replace('\\', '/');
}

/**
 * Returns whether one of some packages declares something: one of `library.family`, which leaves out React
 * and the DOM, or of `library.prefixes`, which is the library alone.
 *
 * @param starts beginnings of their names
 */
export const isDeclaredBy = (starts: readonly string[]) => (declaration: ts.Node) => {
  const name = findDeclaringPackage(declaration) ?? '';
  return starts.some((start) => name.startsWith(start));
};

/** What the compiler remembers of a property that it made. Its published types hide it. */
interface MadeSymbol extends ts.Symbol {
  links?: {
    /** The property that a mapped type renamed. */
    syntheticOrigin?: ts.Symbol;
    /** The property of a generic type that this is an instance of. */
    target?: ts.Symbol;
    /** The intersection that this is a property of. */
    containingType?: ts.UnionOrIntersectionType;
  };
}

/**
 * Finds the declared property behind one that the compiler made: `toolbar` of
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

/** Finds what an import or a re-export leads to. */
export const toTarget = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Whether the compiler couldn't resolve a type. Its published types hide the name of that type. */
export function isUnresolved(type: ts.Type): boolean {
  return (type as ts.Type & { intrinsicName?: string }).intrinsicName === 'error';
}
