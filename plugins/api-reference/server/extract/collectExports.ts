import ts from 'typescript';
import type { Product } from '../../../../core/types';
import { toTarget, type LibraryModule, type LibraryProgram } from './createLibraryProgram';

/** Where something can be imported from. */
export interface ExportPlace {
  module: LibraryModule;
  /** What the package calls it there: `Unstable_SankeyChart`. */
  exportName: string;
  /** What it is, with no re-export between. */
  symbol: ts.Symbol;
  /** The export itself, whose declaration may have the JSDoc. */
  alias: ts.Symbol;
}

/** Something that a product's packages export under one name. */
export interface LibraryExport {
  product: Product;
  /** `SankeyChart` */
  name: string;
  /** Lowest plan first; in a package the root first. */
  places: ExportPlace[];
}

/**
 * Whether a paid package only says that something is in another package: `DataGrid` of the Pro
 * package is a function that throws.
 */
function isStandIn({ declarations }: ts.Symbol): boolean {
  return (declarations ?? []).some(
    (item) =>
      ts.isFunctionDeclaration(item) &&
      item.parameters.length === 0 &&
      item.type?.getText() === 'null',
  );
}

/** Collects what the packages of all products export, by product and name. */
export function collectExports({ checker, modules }: LibraryProgram): LibraryExport[] {
  const found = new Map<string, LibraryExport>();
  for (const module of modules) {
    const { product } = module.package;
    for (const alias of module.exports) {
      const name = alias.name.replace(/^Unstable_/, '');

      const symbol = toTarget(alias, checker);
      if (isStandIn(symbol)) {
        continue;
      }
      const key = `${product}/${name}`;
      const item = found.get(key) ?? { product, name, places: [] };
      item.places.push({ module, exportName: alias.name, symbol, alias });
      found.set(key, item);
    }
  }
  return [...found.values()];
}
