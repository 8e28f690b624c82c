import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { Library, LibrarySettings } from '../../../../core/library';
import { findNearest } from '../../../../core/nearestNames';
import { toKebabName } from '../../../../core/names';
import { throwProblems } from '../../../../core/server/problems';
import type { ApiEntry } from '../../../../core/server/sidebar';
import type { BuiltVersion } from '../../../../core/server/versions';
import { type Product, productNames } from '../../../../core/types';
import type { Api, VersionApi } from '../../types';
import { readGlobalStates } from '../package-files/classNames';
import { type ComponentFacts, createPackageFactsReader } from '../package-files/packageFacts';
import { extractComponent } from './component';
import { isUnresolved } from './declarations';
import { type ExtractContext, type LibraryExport, collectExports } from './exports';
import { extractInterface } from './interface';
import { readLibraryPackages } from './libraryPackages';
import { createLibraryProgram } from './libraryProgram';
import { listPackageExports } from './packageExports';
import { markPlans } from './plans';

/** Finds components whose declarations import a package that isn't installed. */
function checkExports(exports: readonly LibraryExport[], checker: ts.TypeChecker): string[] {
  return exports.flatMap(({ name, places: [place] }) => {
    const isComponent =
      /^[A-Z][a-z]/.test(name) && place && place.symbol.flags & ts.SymbolFlags.Value;
    if (!isComponent || !isUnresolved(checker.getTypeOfSymbol(place.symbol))) {
      return [];
    }
    const file = place.symbol.declarations?.[0]?.getSourceFile().fileName ?? 'declared nowhere';
    return `"${name}" of ${place.module.specifier} has a type that can't be resolved (${file}). Install what that file imports.`;
  });
}

function toEntryProblem(
  { product, kebabName, file }: ApiEntry,
  pages: readonly LibraryExport[],
): string {
  const names = pages.filter((item) => item.product === product).map(({ name }) => name);
  const nearest = findNearest(kebabName.replaceAll('-', ''), names).join(', ');
  const hint = nearest ? `Did you mean ${nearest}?` : 'Remove the entry.';
  return `${file}: "/api/${product}/${kebabName}" is no component or type that the packages export. ${hint}`;
}

/** Reads from the package of the lowest plan that exports a component. */
function createFactsReader(settings: LibrarySettings<Product>): ExtractContext['readFacts'] {
  const createReader = createPackageFactsReader(settings);
  const readers = new Map<string, (name: string) => ComponentFacts>();
  return ({ name, places }) => {
    const dir = places[0]?.module.package.dir ?? '';
    const read = readers.get(dir) ?? createReader(dir);
    readers.set(dir, read);
    return read(name);
  };
}

async function readFoundationMajors(
  versionDir: string,
  { foundations }: Library,
): Promise<Record<string, string>> {
  const { dependencies } = JSON.parse(
    await readFile(path.join(versionDir, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const names = Object.keys(foundations).filter((name) => name in dependencies);
  return Object.fromEntries(names.map((name) => [name, dependencies[name]?.split('.')[0] ?? '']));
}

/** Adds the name of the product where several products have the same name. */
function addFullNames(apis: readonly Api[]): Api[] {
  return apis.map((api) => {
    const { name, product, ...rest } = api;
    return apis.some((other) => other.name === name && other.product !== product)
      ? { name, fullName: `${productNames[product]} ${name}`, product, ...rest }
      : api;
  });
}

const toKey = (product: Product, name: string) => `${product}/${name}`;

/**
 * Extracts the API of a version from the type declarations of its installed packages: all public
 * components, and the interfaces in the version's sidebar.
 *
 * @param need `names`: what there is matters, not what is said of it, as of an older release. It may lack an entry
 *   of the sidebar, and a type may be unknown.
 * @throws an error with all packages without declarations and all entries that nothing is exported for
 */
export async function extractVersionApi(
  version: BuiltVersion,
  entries: readonly ApiEntry[],
  settings: LibrarySettings<Product>,
  need: 'all' | 'names' = 'all',
): Promise<VersionApi> {
  const { library, reference } = settings;
  const packages = await readLibraryPackages(version.dir, library);
  const kebabNames = new Set(entries.map(({ kebabName }) => kebabName));
  const program = createLibraryProgram(
    version.dir,
    packages,
    (name) => name.endsWith('Props') || kebabNames.has(toKebabName(name)),
    reference,
  );
  const exports = collectExports(program);
  const byName = new Map(exports.map((item) => [toKey(item.product, item.name), item]));
  // Only these have pages: `gridClasses` would have the path of `GridClasses`.
  const pages = exports.filter(({ name }) => /^[A-Z]/.test(name));
  const toPageKey = ({ product, name }: LibraryExport | Api) => toKey(product, toKebabName(name));
  const byKey = new Map(pages.map((item) => [toPageKey(item), item]));
  const inSidebar = new Set(entries.map((entry) => toKey(entry.product, entry.kebabName)));
  const problems = [...program.problems, ...checkExports(exports, program.checker)];
  const context: ExtractContext = {
    version,
    library,
    reference,
    foundationMajors: await readFoundationMajors(version.dir, library),
    checker: program.checker,
    defaultTypes: program.defaultTypes,
    readFacts: createFactsReader(settings),
    findExport: (product, name) => byName.get(toKey(product, name)),
    isInSidebar: (item) => inSidebar.has(toPageKey(item)),
    globalStates: readGlobalStates(packages[0]?.dir ?? '', reference),
    problems,
    need,
  };
  const components = pages.flatMap((item) => extractComponent(item, context) ?? []);
  const extracted = new Set(components.map(toPageKey));
  const interfaces = entries
    .filter((entry) => !extracted.has(toKey(entry.product, entry.kebabName)))
    .flatMap((entry) => {
      const item = byKey.get(toKey(entry.product, entry.kebabName));
      const api = item && extractInterface(item, context);
      if (!api) {
        problems.push(toEntryProblem(entry, pages));
      }
      return api ?? [];
    });
  throwProblems(
    `The API of ${version.label} can't be extracted`,
    need === 'all' ? problems : program.problems,
  );
  return {
    version: version.name,
    apis: addFullNames([...markPlans(components, library, reference), ...interfaces]),
    exports: listPackageExports(program, packages),
  };
}
