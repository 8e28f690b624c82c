import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type ts from 'typescript';
import { library } from '../../../../library';
import type { BuiltVersion } from '../../../../core/server/versions';
import type { TreeEntry } from '../../../../core/server/sidebar';
import { throwProblems } from '../../../../core/server/problems';
import type { Product } from '../../../../core/types';
import { toKebabName } from '../../../../core/names';
import type { Api, VersionApi } from '../../types';
import { readGlobalStates } from '../package-files/readGlobalStates';
import { checkEntry, checkExports } from './checkExports';
import { collectExports, type LibraryExport } from './collectExports';
import { createFactsReader, type ReadFacts } from './createFactsReader';
import { createLibraryProgram } from './createLibraryProgram';
import { extractComponent } from './extractComponent';
import { extractInterface } from './extractInterface';
import { markPlans } from './markPlans';
import { readLibraryPackages } from './readLibraryPackages';

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
