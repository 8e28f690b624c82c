import ts from 'typescript';
import { type Library, type Reference, listProducts } from '../../../core/library';
import type { Product } from '../../../core/types';
import { toPackageName } from '../../demos/imports';
import type { Api, ApiProp, ApiSlot } from '../types';

/** What has to be known of a component or an interface to find what code uses of it. */
export interface UsablePage extends Pick<Api, 'name' | 'product'> {
  props: readonly Pick<ApiProp, 'name' | 'type'>[];
  slots: readonly Pick<ApiSlot, 'name' | 'default'>[];
}

/** What has to be known of the library for that. */
export interface UseSettings {
  library: Pick<Library<Product>, 'packages'>;
  reference: Pick<Reference, 'sameKeys' | 'refHooks'>;
}

/** Finds pages of the reference for names in a file. */
export interface ApiFinder<Page extends UsablePage> {
  /** The page of a name in a product, or of the interface with the same keys. */
  findNamed: (product: Product, name: string) => Page | undefined;
  /** The page of a local name of an import. */
  findImported: (local: string) => Page | undefined;
  /** The page of the interface that an imported hook returns a ref to. */
  findHooked: (local: string) => Page | undefined;
  /** All imports of the library by name. */
  imports: readonly Imported[];
}

/** An import from a package of the library. */
export interface Imported {
  /** What the file calls it. */
  local: string;
  /** What the package calls it. */
  name: string;
  product: Product;
  node: ts.Node;
}

/** Creates a function that finds pages for the imports of a file. */
export function createApiFinder<Page extends UsablePage>(
  apis: readonly Page[],
  { library, reference: { sameKeys = {}, refHooks = {} } }: UseSettings,
): (source: ts.SourceFile) => ApiFinder<Page> {
  const pages = new Map(apis.map((api) => [`${api.product}/${api.name}`, api]));
  const findNamed = (product: Product, name: string) => {
    // `ChartProps` has the keys of `Chart`.
    const [found] = [name, sameKeys[name], name.replace(/Props$/, '')].flatMap(
      (item) => pages.get(`${product}/${item}`) ?? [],
    );
    return found;
  };

  const collectImports = ({ importClause, moduleSpecifier }: ts.ImportDeclaration) => {
    const { text } = moduleSpecifier as ts.StringLiteral;
    const owners = listProducts(library.packages[toPackageName(text)]);
    const bindings = importClause?.namedBindings;
    const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    return [...elements].flatMap(({ name, propertyName: node = name }): Imported[] => {
      const owner = owners.find((item) => findNamed(item.product, node.text)) ?? owners[0];
      return owner ? [{ local: name.text, name: node.text, product: owner.product, node }] : [];
    });
  };

  return (source) => {
    const imports = source.statements.filter(ts.isImportDeclaration).flatMap(collectImports);
    const byLocal = new Map(imports.map((item) => [item.local, item]));
    return {
      findNamed,
      findImported(local) {
        const imported = byLocal.get(local);
        return imported && findNamed(imported.product, imported.name);
      },
      findHooked(local) {
        const imported = byLocal.get(local);
        const name = imported && refHooks[imported.name];
        return imported && name ? findNamed(imported.product, name) : undefined;
      },
      imports,
    };
  };
}
