import type { Product } from '../../../../core/types';
import type { Api } from '../../types';

/** Finds pages of the reference for names in code. */
export interface ApiFinder {
  /** The page of what is imported by a name from a package, or from a path in one. */
  findImported: (specifier: string, name: string) => Api | undefined;
  /** The page of a name of a product, or of the interface that it is an alias of. */
  findNamed: (product: Product, name: string) => Api | undefined;
}

/** Types of the library whose keys are those of an interface that has a page. */
const aliases = new Map([
  // v4 and v5: lists of columns
  ['GridColumns', 'GridColDef'],
  ['GridRenderCellParams', 'GridCellParams'],
  // v8
  ['XAxis', 'AxisConfig'],
  ['YAxis', 'AxisConfig'],
]);

/** `@mui/x-data-grid-pro/DataGridPro` → `@mui/x-data-grid-pro` */
const toPackage = (specifier: string) => specifier.split('/').slice(0, 2).join('/');

/** Creates a finder of pages; packages of all plans of a product export the same names. */
export function createApiFinder(apis: readonly Api[]): ApiFinder {
  const products = new Map(apis.map((api) => [api.package, api.product]));
  const pages = new Map(apis.map((api) => [`${api.product}/${api.name}`, api]));
  const findNamed = (product: Product, name: string) =>
    pages.get(`${product}/${name}`) ?? pages.get(`${product}/${aliases.get(name)}`);
  return {
    findNamed,
    findImported(specifier, name) {
      const packageName = toPackage(specifier);
      const product =
        products.get(packageName) ?? products.get(packageName.replace(/-(?:pro|premium)$/, ''));
      return product && findNamed(product, name);
    },
  };
}
