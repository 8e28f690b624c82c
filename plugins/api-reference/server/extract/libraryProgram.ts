import path from 'node:path';
import ts from 'typescript';
import type { Reference } from '../../../../core/library';
import { createCompiler, readCompilerOptions } from '../../../../core/server/compiler';
import { toTarget } from './declarations';
import type { LibraryPackage } from './libraryPackages';

/** A package, or a part of it that can be imported on its own. */
export interface LibraryModule {
  package: LibraryPackage;
  /** `@example/ui/Tabs` */
  specifier: string;
  exports: ts.Symbol[];
}

export interface LibraryProgram {
  checker: ts.TypeChecker;
  modules: LibraryModule[];
  /** Folders without components, and what they export where that is declared. */
  folders: { specifier: string; exports?: ts.Symbol[] }[];
  /** Generic types with the defaults of their parameters, by the symbol that is exported. */
  defaultTypes: ReadonlyMap<ts.Symbol, ts.Type>;
  problems: string[];
}

/**
 * Returns type arguments with which the rest get their defaults: `any` for each that has none.
 *
 * @returns nothing when no parameter has a default
 */
function toTypeArguments({ declarations }: ts.Symbol): string | undefined {
  const parameters = (declarations ?? []).flatMap((item) =>
    ts.isTypeAliasDeclaration(item) || ts.isInterfaceDeclaration(item)
      ? [item.typeParameters ?? []]
      : [],
  )[0];
  const needed = parameters?.filter((parameter) => !parameter.default) ?? [];
  if (!parameters || needed.length === parameters.length) {
    return undefined;
  }
  return needed.length > 0 ? `<${needed.map(() => 'any').join(', ')}>` : '';
}

/**
 * Reads the published type declarations of packages, with the compiler options of their version.
 *
 * It does so twice, because the compiler fills in the defaults of a type only where it is used: the
 * first pass finds the types, the second uses them. Files are parsed once.
 *
 * @param versionDir absolute path of the folder whose `node_modules` has them
 * @param needsDefaults whether the type of that name is needed with its defaults
 */
export function createLibraryProgram(
  versionDir: string,
  packages: readonly LibraryPackage[],
  needsDefaults: (name: string) => boolean,
  { appTypes }: Reference,
): LibraryProgram {
  const wanted = packages.flatMap((item) =>
    ['', ...item.subPaths.map((part) => `/${part}`)].map((part) => ({
      package: item,
      specifier: `${item.name}${part}`,
    })),
  );
  const folders = packages.flatMap((item) =>
    item.folders.map((folder) => ({ specifier: `${item.name}/${folder}` })),
  );
  const entry = path.join(versionDir, 'api-reference-entry.ts');
  const compileTexts = createCompiler(readCompilerOptions(versionDir));
  const compile = (lines: readonly string[]) => {
    const program = compileTexts(new Map([[entry, lines.join('\n')]]));
    const file = program.getSourceFile(entry);
    if (!file) {
      throw new Error(`The compiler didn't read ${entry}. Is there a tsconfig.json beside it?`);
    }
    return { checker: program.getTypeChecker(), statements: file.statements };
  };
  /** Finds what a statement exports from its module. */
  const findExports = ({ checker, statements }: ReturnType<typeof compile>, i: number) => {
    const { moduleSpecifier } = statements[i] as ts.ExportDeclaration;
    const symbol = moduleSpecifier && checker.getSymbolAtLocation(moduleSpecifier);
    return symbol && checker.getExportsOfModule(symbol);
  };
  const findModules = (compiled: ReturnType<typeof compile>) =>
    wanted.map((module, i) => ({ ...module, exports: findExports(compiled, i) }));

  const exportLines = [...wanted, ...folders].map(
    ({ specifier }, i) => `export * as m${i} from '${specifier}';`,
  );
  const first = compile(exportLines);
  const seen = new Set<ts.Symbol>();
  const uses = findModules(first).flatMap(({ specifier, exports = [] }) =>
    exports.flatMap((symbol) => {
      const target = toTarget(symbol, first.checker);
      const args = toTypeArguments(target);
      if (seen.has(target) || !needsDefaults(symbol.name) || args === undefined) {
        return [];
      }
      seen.add(target);
      return [`import('${specifier}').${symbol.name}${args}`];
    }),
  );
  const useLines = uses.map((use, i) => `export type t${i} = ${use};`);
  const asksForTypes = findModules(first).some(({ exports }) =>
    exports?.some(({ name }) => name === appTypes?.export),
  );
  const appLines = asksForTypes ? (appTypes?.lines ?? []) : [];
  const second = compile([...exportLines, ...useLines, ...appLines]);
  const defaultTypes = new Map<ts.Symbol, ts.Type>();
  for (const { type } of second.statements.filter(ts.isTypeAliasDeclaration)) {
    const name = ts.isImportTypeNode(type) ? type.qualifier : undefined;
    const symbol = name && second.checker.getSymbolAtLocation(name);
    if (symbol) {
      defaultTypes.set(toTarget(symbol, second.checker), second.checker.getTypeFromTypeNode(type));
    }
  }
  const modules = findModules(second);
  const problems = modules
    .filter(({ exports }) => !exports)
    .map(
      ({ specifier, package: { name, dir } }) =>
        `"${specifier}" has no type declarations (looked in ${dir}). Install a version of ${name} that has them, or remove it from ${versionDir}/package.json.`,
    );
  return {
    checker: second.checker,
    modules: modules.map((module) => ({ ...module, exports: module.exports ?? [] })),
    folders: folders.map((folder, i) => {
      const exports = findExports(second, wanted.length + i);
      return exports ? { ...folder, exports } : folder;
    }),
    defaultTypes,
    problems,
  };
}
