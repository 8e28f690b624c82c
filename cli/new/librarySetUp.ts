/** What the packages of a library say about how its demos are set up. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { DemoSetUp } from './siteFiles';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  types: [],
};

/**
 * Returns the names of the values that a package exports.
 *
 * @param versionDir absolute path of the folder whose `node_modules` has it
 */
function listExports(versionDir: string, library: string): string[] {
  const importer = path.join(versionDir, 'mount.tsx');
  const { resolvedModule } = ts.resolveModuleName(library, importer, options, ts.sys);
  if (!resolvedModule) {
    throw new Error(`${library} has no types, which its reference and demos need.`);
  }
  const program = ts.createProgram([resolvedModule.resolvedFileName], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(resolvedModule.resolvedFileName);
  const symbol = source && checker.getSymbolAtLocation(source);
  return (symbol ? checker.getExportsOfModule(symbol) : [])
    .filter((item) => {
      const target = item.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(item) : item;
      return (target.flags & ts.SymbolFlags.Value) !== 0;
    })
    .map(({ name }) => name);
}

async function findStyleSheet(versionDir: string, library: string): Promise<string | undefined> {
  const file = path.join(versionDir, 'node_modules', library, 'package.json');
  const { exports = {}, style } = JSON.parse(await readFile(file, 'utf8')) as {
    exports?: Record<string, unknown>;
    style?: string;
  };
  const sheets = Object.keys(exports).filter((name) => /^\.\/[^*]*\.css$/.test(name));
  const sheet = sheets.find((name) => /\/styles?\.css$/.test(name)) ?? sheets[0] ?? style;
  return sheet && path.posix.join(library, sheet);
}

/** Finds the attribute by which a style sheet knows whether the mode is light or dark. */
async function findModeAttribute(versionDir: string, styleSheet: string) {
  const file = path.join(versionDir, 'node_modules', styleSheet);
  const text = await readFile(file, 'utf8').catch(() => '');
  return /\[(data-[\w-]+)=["']?dark\b/.exec(text)?.[1];
}

/** Whether a component is the one that is around an app: `ExampleProvider` of `@example/core`. */
const isProvider = (name: string, library: string) =>
  library
    .split(/[@/-]/)
    .filter(Boolean)
    .some((word) => name.toLowerCase() === `${word}provider`);

/**
 * Reads what demos of a library need, and chooses the component of the first one.
 *
 * @param versionDir absolute path of the folder whose `node_modules` has it
 * @param component the component of the first demo
 * @throws an error when the library has no such component
 */
export async function readSetUp(
  versionDir: string,
  library: string,
  component: string,
): Promise<DemoSetUp> {
  const names = listExports(versionDir, library);
  if (!names.includes(component)) {
    throw new Error(
      `${library} exports no ${component}. Name a component that a first demo can show: --component Calendar`,
    );
  }
  const provider = names.find((name) => isProvider(name, library));
  const styleSheet = await findStyleSheet(versionDir, library);
  const modeAttribute = styleSheet && (await findModeAttribute(versionDir, styleSheet));
  return {
    component,
    ...(provider && { provider }),
    ...(styleSheet && { styleSheet }),
    ...(modeAttribute && { modeAttribute }),
  };
}
