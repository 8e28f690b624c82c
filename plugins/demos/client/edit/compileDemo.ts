import { transform } from 'sucrase';
import versionScope from '@generated/docusaurus-plugin-demos/default/scope';
import type { CodeFile } from '../../types';
import { importCode } from './importCode';
import { guardModule, type ModuleBody, runFiles } from './runFiles';

/** What code can import, by specifier: the modules that the page's demos run on. */
export type ModuleScope = Readonly<Record<string, () => Promise<object>>>;

/** A file as CommonJS that runs in any browser of the site. */
interface CompiledFile extends CodeFile {
  /** What it imports, and strings that look like it. */
  imports: readonly string[];
}

interface SyntaxProblem {
  message: string;
  loc?: { line: number; column: number };
}

function explain({ message, loc }: SyntaxProblem, { name, code }: CodeFile): string {
  const what = message.replace(/^Error transforming .*?: /, '').replace(/ \(\d+:\d+\)$/, '');
  if (!loc) {
    return `${name}: ${what}`;
  }
  const text = code.split('\n')[loc.line - 1]?.trim() ?? '';
  return `${name}, line ${loc.line}, column ${loc.column}: ${what}${text && `\n${text}`}`;
}

/**
 * Compiles types and JSX to plain JavaScript.
 *
 * @throws Error that says in which line and column the code is wrong, with the line's text
 */
function transformFile(file: CodeFile): CompiledFile {
  if (file.name.endsWith('.json')) {
    return { name: file.name, code: `module.exports = ${file.code}`, imports: [] };
  }
  try {
    const { code } = transform(file.code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: file.name,
    });
    const required = [...code.matchAll(/\brequire\((['"])(.+?)\1\)/g)];
    return { name: file.name, code, imports: required.map(([, , specifier = '']) => specifier) };
  } catch (error) {
    throw new Error(explain(error as SyntaxProblem, file), { cause: error });
  }
}

/**
 * Makes a function of a compiled file; its code doesn't run yet.
 *
 * @throws SyntaxError for what the compiler accepts and the browser doesn't
 */
async function loadBody({ name, code }: CompiledFile): Promise<{ name: string; run: ModuleBody }> {
  // The code begins on the first line, so that errors have the file's line numbers.
  const text = `export default function (require, module, exports) {${code}\n}\n//# sourceURL=${name}`;
  return { name, run: (await importCode(text)).default as ModuleBody };
}

async function loadModules(
  files: readonly CompiledFile[],
  scope: ModuleScope,
): Promise<Map<string, object>> {
  const specifiers = new Set(files.flatMap(({ imports }) => imports));
  const modules = await Promise.all(
    [...specifiers]
      .filter((specifier) => Object.hasOwn(scope, specifier))
      .map(async (specifier) => {
        const module = (await scope[specifier]?.()) ?? {};
        return [specifier, guardModule(specifier, module)] as const;
      }),
  );
  return new Map(modules);
}

/** A function, or what React makes of one: `memo`, `forwardRef`. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/**
 * Compiles and runs the code of a demo.
 *
 * @param files the demo's own file, then those that it imports
 * @param scope what code can import, loaded on demand; by default what the version offers
 * @returns its component
 * @throws Error with a message that helps the visitor fix the code
 */
export async function compileDemo(
  [main, ...others]: readonly [CodeFile, ...CodeFile[]],
  scope: ModuleScope = versionScope,
): Promise<unknown> {
  const scripts = others.filter(({ name }) => !name.endsWith('.css'));
  const compiled = [main, ...scripts].map(transformFile);
  const [modules, files] = await Promise.all([
    loadModules(compiled, scope),
    Promise.all(compiled.map(loadBody)),
  ]);
  const { default: component } = runFiles(files, modules, Object.keys(scope));
  if (!isComponent(component)) {
    throw new Error(
      `${main.name} must export its component: export default function ${main.name.replace(/\W.*$/, '')}() { … }`,
    );
  }
  return component;
}
