import ts from 'typescript';
import type { Product } from '../../../../core/types';
import { type LibraryModule, type LibraryProgram, toTarget } from './libraryProgram';

/** Where something can be imported from. */
interface ExportPlace {
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

/**
 * Returns the statements that import something, of which any will do: in the package of the lowest
 * plan the smallest part first, then its root, then those of higher plans.
 */
export function toImports({ name, places }: LibraryExport, isType: boolean): string[] {
  const plans = [...new Set(places.map(({ module }) => module.package))];
  const ordered = plans.flatMap((item) => {
    const here = places.filter(({ module }) => module.package === item);
    return here.toSorted(
      (one, other) => other.module.specifier.length - one.module.specifier.length,
    );
  });
  const statements = ordered.map(({ module, exportName }) => {
    const imported = exportName === name ? name : `${exportName} as ${name}`;
    return `import ${isType ? 'type ' : ''}{ ${imported} } from '${module.specifier}';`;
  });
  return [...new Set(statements)];
}
