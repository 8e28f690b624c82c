import ts from 'typescript';
import { type LibrarySettings, listProducts } from '../../../../core/library';
import type { Product } from '../../../../core/types';
import { toPackageName } from '../../../demos/imports';
import type { Api } from '../../types';

/** Finds pages of the reference for names in a file. */
export interface ApiFinder {
  /** The page of a name in a product, or of the interface with the same keys. */
  findNamed: (product: Product, name: string) => Api | undefined;
  /** The page of a local name of an import. */
  findImported: (local: string) => Api | undefined;
  /** The page of the interface that an imported hook returns a ref to. */
  findHooked: (local: string) => Api | undefined;
  /** The local names of all imports. */
  locals: readonly string[];
}

/** What a local name is imported as, and the product of its package. */
interface Imported {
  product: Product;
  name: string;
}

/** Creates a function that finds pages for the imports of a file. */
export function createApiFinder(
  apis: readonly Api[],
  { library, reference: { sameKeys = {}, refHooks = {} } }: LibrarySettings<Product>,
): (source: ts.SourceFile) => ApiFinder {
  const pages = new Map(apis.map((api) => [`${api.product}/${api.name}`, api]));
  const findNamed = (product: Product, name: string) =>
    pages.get(`${product}/${name}`) ?? pages.get(`${product}/${sameKeys[name]}`);

  const collectImports = ({ importClause, moduleSpecifier }: ts.ImportDeclaration) => {
    const { text } = moduleSpecifier as ts.StringLiteral;
    const owners = listProducts(library.packages[toPackageName(text)]);
    const bindings = importClause?.namedBindings;
    const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    return [...elements].flatMap(({ name, propertyName = name }): [string, Imported][] => {
      const { product } = owners.find((item) => findNamed(item.product, propertyName.text)) ?? {};
      const [first] = owners;
      return first
        ? [[name.text, { product: product ?? first.product, name: propertyName.text }]]
        : [];
    });
  };

  return (source) => {
    const imports = new Map(
      source.statements.filter(ts.isImportDeclaration).flatMap(collectImports),
    );
    return {
      findNamed,
      findImported(local) {
        const imported = imports.get(local);
        return imported && findNamed(imported.product, imported.name);
      },
      findHooked(local) {
        const imported = imports.get(local);
        const name = imported && refHooks[imported.name];
        return imported && name ? findNamed(imported.product, name) : undefined;
      },
      locals: [...imports.keys()],
    };
  };
}
