import path from 'node:path';
import ts from 'typescript';
import type { BuiltVersion } from '../../../../core/server/versions';
import type { Product } from '../../../../core/types';
import type { Api, ApiKind } from '../../types';
import type { GlobalStates } from '../package-files/classNames';
import type { ComponentFacts } from '../package-files/packageFacts';
import { type Reading, toTarget } from './declarations';
import { type JsDoc, toDeprecated } from './jsDoc';
import type { LibraryModule, LibraryProgram } from './libraryProgram';

/** Where something can be imported from. */
interface ExportPlace {
  module: LibraryModule;
  /** Its name there: `Unstable_SankeyChart`. */
  exportName: string;
  /** Its declaration, behind all re-exports. */
  symbol: ts.Symbol;
}

/** Something that the packages of a product export under one name. */
export interface LibraryExport {
  product: Product;
  /** `SankeyChart` */
  name: string;
  /** Lowest plan first; in a package, the root first. */
  places: ExportPlace[];
}

/** Whether it only throws an error: the Pro package has a `DataGrid` that names the right package. */
function isStub({ declarations }: ts.Symbol): boolean {
  return (declarations ?? []).some(
    (item) =>
      ts.isFunctionDeclaration(item) &&
      item.parameters.length === 0 &&
      item.type?.getText() === 'null',
  );
}

/** Whether an export of a package belongs to the product whose part of the package is given. */
export function belongsToProduct(
  { parts, dir }: Pick<LibraryModule['package'], 'parts' | 'dir'>,
  name: string,
  { declarations }: ts.Symbol,
): boolean {
  const file = declarations?.[0]?.getSourceFile().fileName ?? '';
  const owner = name.replace(/Props$/, '');
  const isPart = (part: string) =>
    part.endsWith('/')
      ? file.startsWith(path.join(dir, part))
      : new RegExp(`^${part.replaceAll('*', '.*')}$`).test(owner);
  return !parts || parts.some(isPart);
}

/** Collects what the packages of all products export, by product and name. */
export function collectExports({ checker, modules }: LibraryProgram): LibraryExport[] {
  const found = new Map<string, LibraryExport>();
  for (const module of modules) {
    const { product } = module.package;
    for (const exported of module.exports) {
      const symbol = toTarget(exported, checker);
      const name = exported.name.replace(/^Unstable_/, '');
      if (!isStub(symbol) && belongsToProduct(module.package, name, symbol)) {
        const item = found.get(`${product}/${name}`) ?? { product, name, places: [] };
        item.places.push({ module, exportName: exported.name, symbol });
        found.set(`${product}/${name}`, item);
      }
    }
  }
  return [...found.values()];
}

/**
 * Returns import statements, of which any will do. Lower plans come first; in a package, the smallest
 * part comes first and the root last.
 */
function toImports({ name, places }: LibraryExport, kind: ApiKind): string[] {
  const packages = [...new Set(places.map(({ module }) => module.package))];
  const ordered = packages.flatMap((item) =>
    places
      .filter(({ module }) => module.package === item)
      .toSorted((one, other) => other.module.specifier.length - one.module.specifier.length),
  );
  const statements = ordered.map(({ module, exportName }) => {
    const imported = exportName === name ? name : `${exportName} as ${name}`;
    return `import ${kind === 'interface' ? 'type ' : ''}{ ${imported} } from '${module.specifier}';`;
  });
  return [...new Set(statements)];
}

/** Creates the page of an export, still without its parts. */
export function createPage(item: LibraryExport, kind: ApiKind, doc: JsDoc): Api | undefined {
  const [place] = item.places;
  return (
    place && {
      name: item.name,
      kind,
      product: item.product,
      version: place.module.package.version,
      package: place.module.package.name,
      plan: place.module.package.plan,
      description: doc.description,
      deprecated: toDeprecated(doc),
      imports: toImports(item, kind),
      props: [],
      slots: [],
      classes: [],
      inheritance: null,
      ref: null,
      themeName: null,
      hasThemeDefaultProps: false,
      demos: [],
    }
  );
}

/** What the extraction of a component or an interface needs to know of the version. */
export interface ExtractContext extends Reading {
  version: BuiltVersion;
  /** Major versions of the foundations that demos are built on, by name: `5`. */
  foundationMajors: Readonly<Record<string, string>>;
  /** Generic types with the defaults of their parameters. */
  defaultTypes: ReadonlyMap<ts.Symbol, ts.Type>;
  /** Reads what only the JavaScript of the packages says of a component. */
  readFacts: (item: LibraryExport) => ComponentFacts;
  findExport: (product: Product, name: string) => LibraryExport | undefined;
  isInSidebar: (item: LibraryExport) => boolean;
  globalStates: GlobalStates;
  /** What is wrong with the declarations; each extraction adds to it. */
  problems: string[];
  /** Whether what is said of things matters, or only what there is. */
  need: 'all' | 'names';
}
