import path from 'node:path';
import ts from 'typescript';
import { library } from '../../../../library';
import type { LibraryPackage } from './libraryPackages';

/** One thing that can be imported: a package, or a part of it. */
export interface LibraryModule {
  package: LibraryPackage;
  /** `@example/ui/Tabs` */
  specifier: string;
  exports: ts.Symbol[];
}

export interface LibraryProgram {
  checker: ts.TypeChecker;
  modules: LibraryModule[];
  /** A type that is exported under a name, with the defaults of its type parameters. */
  defaultTypes: ReadonlyMap<ts.Symbol, ts.Type>;
  problems: string[];
}

function readOptions(versionDir: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(versionDir, 'tsconfig.json'), ts.sys.readFile) as {
    config?: object;
  };
  // The version's own files are not asked for, only where its `paths` lead.
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, host, versionDir);
  return { ...options, skipLibCheck: true, noEmit: true };
}

/** Creates a compiler that parses files once, and reads one more than there are on the disk. */
function createCompiler(entry: string, options: ts.CompilerOptions) {
  const host = ts.createCompilerHost(options);
  const files = new Map<string, ts.SourceFile | undefined>();
  let previous: ts.Program | undefined;
  return (lines: readonly string[]) => {
    const text = lines.join('\n');
    const program: ts.Program = ts.createProgram({
      rootNames: [entry],
      options,
      ...(previous && { oldProgram: previous }),
      host: {
        ...host,
        fileExists: (file) => file === entry || host.fileExists(file),
        getSourceFile: (name, languageVersion, ...rest) => {
          if (name === entry) {
            return ts.createSourceFile(name, text, languageVersion);
          }
          if (!files.has(name)) {
            files.set(name, host.getSourceFile(name, languageVersion, ...rest));
          }
          return files.get(name);
        },
      },
    });
    previous = program;
    const file = program.getSourceFile(entry);
    if (!file) {
      throw new Error(`The compiler did not read ${entry}. Is there a tsconfig.json beside it?`);
    }
    return { checker: program.getTypeChecker(), statements: file.statements };
  };
}

export const toTarget = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/**
 * Returns the type arguments that let the defaults of a type in: `any` for each that has none.
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
 * first time tells which types there are, the second uses them. Files are read and parsed once.
 *
 * @param versionDir absolute path of the folder whose `node_modules` has them
 * @param needsDefaults whether a type of that name will be asked for
 */
export function createLibraryProgram(
  versionDir: string,
  packages: readonly LibraryPackage[],
  needsDefaults: (name: string) => boolean,
): LibraryProgram {
  const wanted = packages.flatMap((item) =>
    ['', ...item.subPaths.map((part) => `/${part}`)].map((part) => ({
      package: item,
      specifier: `${item.name}${part}`,
    })),
  );
  const entry = path.join(versionDir, 'api-reference-entry.ts');
  const compile = createCompiler(entry, readOptions(versionDir));
  const findModules = ({ checker, statements }: ReturnType<typeof compile>) =>
    wanted.map((module, i) => {
      const { moduleSpecifier } = statements[i] as ts.ExportDeclaration;
      const symbol = moduleSpecifier && checker.getSymbolAtLocation(moduleSpecifier);
      return { ...module, exports: symbol ? checker.getExportsOfModule(symbol) : undefined };
    });

  const exportLines = wanted.map(({ specifier }, i) => `export * as m${i} from '${specifier}';`);
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
  const { appTypes } = library;
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
        `"${specifier}" has no type declarations (looked in ${dir}). Install a version of ${name} that has them, or take it out of ${versionDir}/package.json.`,
    );
  return {
    checker: second.checker,
    modules: modules.map((module) => ({ ...module, exports: module.exports ?? [] })),
    defaultTypes,
    problems,
  };
}
