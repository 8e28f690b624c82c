import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import ts from 'typescript';
import { toKebabName } from '../../../../core/names';
import { throwProblems } from '../../../../core/server/problems';
import type { TreeEntry } from '../../../../core/server/sidebar';
import type { BuiltVersion } from '../../../../core/server/versions';
import type { Product } from '../../../../core/types';
import { library } from '../../../../library';
import type { Api, VersionApi } from '../../types';
import { readGlobalStates } from '../package-files/classNames';
import { type ComponentFacts, createPackageFactsReader } from '../package-files/packageFacts';
import { extractComponent } from './component';
import { isUnresolved } from './declarations';
import { type LibraryExport, collectExports } from './exports';
import { extractInterface } from './interface';
import { readLibraryPackages } from './libraryPackages';
import { createLibraryProgram } from './libraryProgram';
import { markPlans } from './plans';

/** Finds components whose declarations the compiler does not understand, for want of a package. */
function checkExports(exports: readonly LibraryExport[], checker: ts.TypeChecker): string[] {
  return exports.flatMap(({ name, places: [place] }) => {
    const isComponent =
      /^[A-Z][a-z]/.test(name) && place && place.symbol.flags & ts.SymbolFlags.Value;
    if (!isComponent || !isUnresolved(checker.getTypeOfSymbol(place.symbol))) {
      return [];
    }
    const file = place.symbol.declarations?.[0]?.getSourceFile().fileName ?? 'declared nowhere';
    return [
      `"${name}" of ${place.module.specifier} has a type that cannot be resolved (${file}). Install what that file imports.`,
    ];
  });
}

/** Says that the tree names what no package exports, and what is near. */
function checkEntry(
  { product, kebabName, file }: TreeEntry,
  exports: readonly LibraryExport[],
): string {
  const near = exports
    .filter((item) => item.product === product)
    .map(({ name }) => ({ name, away: distance(kebabName, toKebabName(name)) }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, 3)
    .map(({ name }) => name);
  return `${file}: "/x/api/${product}/${kebabName}" is no component or type that the packages export. Near: ${near.join(', ')}. Name one of them, or take the entry out.`;
}

/** Tells what only the JavaScript of the packages says of an exported component. */
type ReadFacts = (item: LibraryExport) => ComponentFacts;

/** Creates a reader that asks the package of the lowest plan that exports a component. */
function createFactsReader(): ReadFacts {
  const readers = new Map<string, (name: string) => ComponentFacts>();
  return ({ name, places }) => {
    const dir = places[0]?.module.package.dir ?? '';
    const read = readers.get(dir) ?? createPackageFactsReader(dir);
    readers.set(dir, read);
    return read(name);
  };
}

/** What the extraction of one thing needs to know of the version. */
export interface ExtractContext {
  version: BuiltVersion;
  /** Of the packages that the version's demos stand on, by name: `5`. */
  foundationMajors: Readonly<Record<string, string>>;
  checker: ts.TypeChecker;
  /** Types with the defaults of their type parameters, where they have any. */
  defaultTypes: ReadonlyMap<ts.Symbol, ts.Type>;
  readFacts: ReadFacts;
  findExport: (product: Product, name: string) => LibraryExport | undefined;
  isInTree: (item: LibraryExport) => boolean;
  globalStates: ReadonlySet<string>;
  /** What is wrong with the declarations; each extraction adds to it. */
  problems: string[];
}

async function readFoundationMajors(versionDir: string): Promise<Record<string, string>> {
  const { dependencies } = JSON.parse(
    await readFile(path.join(versionDir, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const names = Object.keys(library.foundations).filter((name) => name in dependencies);
  return Object.fromEntries(names.map((name) => [name, dependencies[name]?.split('.')[0] ?? '']));
}

const toKey = (product: Product, kebabName: string) => `${product}/${kebabName}`;

/**
 * Extracts the API of a version from the type declarations of its installed packages: all public
 * components, and the interfaces that the version's tree names.
 *
 * @throws an error with all packages without declarations and all names that are not exported
 */
export async function extractVersionApi(
  version: BuiltVersion,
  treeEntries: readonly TreeEntry[],
): Promise<VersionApi> {
  const packages = await readLibraryPackages(version.dir);
  const kebabNames = new Set(treeEntries.map(({ kebabName }) => kebabName));
  const program = createLibraryProgram(
    version.dir,
    packages,
    (name) => name.endsWith('Props') || kebabNames.has(toKebabName(name)),
  );
  const exports = collectExports(program);
  const byKey = new Map(exports.map((item) => [toKey(item.product, toKebabName(item.name)), item]));
  const wanted = new Set(treeEntries.map((entry) => toKey(entry.product, entry.kebabName)));
  const context: ExtractContext = {
    version,
    foundationMajors: await readFoundationMajors(version.dir),
    checker: program.checker,
    defaultTypes: program.defaultTypes,
    readFacts: createFactsReader(),
    findExport: (product, name) => byKey.get(toKey(product, toKebabName(name))),
    isInTree: ({ product, name }) => wanted.has(toKey(product, toKebabName(name))),
    globalStates: readGlobalStates(packages[0]?.dir ?? ''),
    problems: [...program.problems, ...checkExports(exports, program.checker)],
  };
  const components = exports
    .map((item) => extractComponent(item, context))
    .filter((api) => api !== undefined);
  const has = new Set(components.map((api) => toKey(api.product, toKebabName(api.name))));
  const { problems } = context;
  const interfaces: Api[] = [];
  for (const entry of treeEntries) {
    const key = toKey(entry.product, entry.kebabName);
    const item = byKey.get(key);
    const api = has.has(key) ? undefined : item && extractInterface(item, context);
    if (api) {
      interfaces.push(api);
    } else if (!has.has(key)) {
      problems.push(checkEntry(entry, exports));
    }
  }
  throwProblems(`The API of ${version.label} cannot be extracted`, problems);
  const apis = [...markPlans(components), ...interfaces];
  return { version: version.name, apis };
}
