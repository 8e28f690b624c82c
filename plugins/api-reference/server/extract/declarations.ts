import type ts from 'typescript';
import { library } from '../../../../library';

const packagePattern = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Returns the npm package whose files declare something; none for the version's own files. */
export function findDeclaringPackage(declaration: ts.Node): string | undefined {
  return packagePattern.exec(declaration.getSourceFile().fileName)?.[1]?.replace('\\', '/');
}

const isDeclaredBy = (declaration: ts.Node, starts: readonly string[]) => {
  const name = findDeclaringPackage(declaration) ?? '';
  return starts.some((start) => name.startsWith(start));
};

/** Whether the library declares something, or what it is made with by the same hands: not React or the DOM. */
export const isDeclaredByFamily = (declaration: ts.Node): boolean =>
  isDeclaredBy(declaration, library.family);

/** Whether the library itself declares something. */
export const isDeclaredByLibrary = (declaration: ts.Node): boolean =>
  isDeclaredBy(declaration, library.prefixes);

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

/** Whether a type is what the compiler gives to what it cannot resolve; its published types hide the name. */
export function isUnresolved(type: ts.Type): boolean {
  return (type as ts.Type & { intrinsicName?: string }).intrinsicName === 'error';
}
