import ts from 'typescript';
import type { Product } from '../../../../core/types';
import type { Api } from '../../types';
import type { Constants } from './objectLiterals';

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

/** What a local name stands for. */
export interface Imported {
  /** Where it comes from: `@mui/x-data-grid`. */
  specifier: string;
  /** What it is called there. */
  name: string;
}

/** Collects the named imports of a file by their local names. */
export function collectImports(source: ts.SourceFile): Map<string, Imported> {
  const declarations = source.statements.filter(ts.isImportDeclaration);
  return new Map(
    declarations.flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      const specifier = (moduleSpecifier as ts.StringLiteral).text;
      return elements.map(({ name, propertyName }) => [
        name.text,
        { specifier, name: (propertyName ?? name).text },
      ]);
    }),
  );
}

/** What a wrapped component is made of: of `styled(DataGrid, options)({ … })`, what is called and with what. */
function collectWrapped(node: ts.Expression): ts.Expression[] {
  if (ts.isCallExpression(node)) {
    return [node.expression, ...node.arguments];
  }
  if (ts.isTaggedTemplateExpression(node)) {
    return [node.tag];
  }
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? [node.expression] : [];
}

/**
 * Finds the page of a component by its name in a file: imported, or a constant that is one with
 * another name or with styles: `const Grid = styled(DataGrid)(…)`.
 */
export function findComponent(
  name: string,
  constants: Constants,
  findImported: (local: string) => Api | undefined,
): Api | undefined {
  const search = (node: ts.Expression, depth: number): Api | undefined => {
    if (ts.isIdentifier(node)) {
      const value = constants.get(node.text);
      return findImported(node.text) ?? (value && depth > 0 ? search(value, depth - 1) : undefined);
    }
    for (const part of collectWrapped(node)) {
      const found = search(part, depth);
      if (found) {
        return found;
      }
    }
    return undefined;
  };
  return search(ts.factory.createIdentifier(name), 3);
}
