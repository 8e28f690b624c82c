import path from 'node:path';
import ts from 'typescript';

/** As much of React's types as components need. */
const react = `
declare namespace React {
  type ReactNode = string | number | JSX.Element | null | undefined;
  interface RefObject<T> { readonly current: T }
  type Ref<T> = ((instance: T | null) => void) | RefObject<T | null> | null;
  interface RefAttributes<T> { key?: string; ref?: Ref<T> }
  interface HTMLAttributes<T> { title?: string; onClick?: (event: MouseEvent<T>) => void }
  interface MouseEvent<T = Element> { target: T }
  interface ForwardRefExoticComponent<P> { (props: P): ReactNode; $$typeof: symbol }
  interface MemoExoticComponent<P> { (props: P): ReactNode; type: P }
  class Component<P> { props: Readonly<P>; render(): ReactNode }
  interface Context<T> { Provider: T }
  namespace JSX { interface Element { type: string } }
}
export = React;
export as namespace React;
`;

/** What a fixture's package is called, and what of it is asked for. */
export interface Fixture {
  checker: ts.TypeChecker;
  /** What the package exports, with no re-export between. */
  find: (name: string) => ts.Symbol;
}

/** Compiles type declarations as if they were those of a published package. */
export function compileFixture(text: string, packageName = '@acme/x-data-table'): Fixture {
  const files = new Map([
    ['/node_modules/@types/react/index.d.ts', react],
    [`/node_modules/${packageName}/index.d.ts`, `import * as React from 'react';\n${text}`],
  ]);
  const options: ts.CompilerOptions = {
    lib: ['lib.es5.d.ts'],
    strict: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const libDir = path.dirname(ts.getDefaultLibFilePath(options));
  const read = (file: string) =>
    file.startsWith(libDir) ? ts.sys.readFile(file) : files.get(file);
  const entry = [...files.keys()].at(-1) as string;
  const program = ts.createProgram([entry], options, {
    ...host,
    getCurrentDirectory: () => '/',
    fileExists: (file) => read(file) !== undefined,
    directoryExists: () => true,
    readFile: read,
    getSourceFile: (file, version) => {
      const code = read(file);
      return code === undefined ? undefined : ts.createSourceFile(file, code, version, true);
    },
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry) as ts.SourceFile;
  const module = checker.getSymbolAtLocation(source) as ts.Symbol;
  return {
    checker,
    find: (name) => {
      const symbol = checker.getExportsOfModule(module).find((item) => item.name === name);
      if (!symbol) {
        throw new Error(`The fixture exports no ${name}`);
      }
      return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    },
  };
}
