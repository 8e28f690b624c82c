import { transform } from 'sucrase';
import scope from '@generated/docusaurus-plugin-demos/default/scope';
import type { SourceFile } from '../../types';
import { importCode } from './importCode';
import { guardModule, runFiles } from './runFiles';

/** A file that was compiled: CommonJS that runs in any browser of the site. */
export interface CompiledFile {
  name: string;
  code: string;
  /** What it imports, and strings that look like it. */
  imports: readonly string[];
}

interface Syntax {
  message: string;
  loc?: { line: number; column: number };
}

function explain({ message, loc }: Syntax, name: string, code: string): string {
  const what = message.replace(/^Error transforming .*?: /, '').replace(/ \(\d+:\d+\)$/, '');
  if (!loc) {
    return `${name}: ${what}`;
  }
  const text = code.split('\n')[loc.line - 1]?.trim() ?? '';
  return `${name}, line ${loc.line}, column ${loc.column}: ${what}${text && `\n${text}`}`;
}

/**
 * Compiles a file of a demo, types and JSX to plain JavaScript.
 *
 * @throws Error that says in which line and column the code is wrong, with the line's text
 */
export function transformFile(name: string, code: string): CompiledFile {
  try {
    const { code: compiled } = transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: name,
    });
    const required = compiled.matchAll(/\brequire\((['"])(.+?)\1\)/g);
    return {
      name,
      code: compiled,
      imports: [...required].map(([, , specifier = '']) => specifier),
    };
  } catch (error) {
    throw new Error(explain(error as Syntax, name, code), { cause: error });
  }
}

/** The code of a file as a function of what CommonJS gives it. */
export type ModuleBody = (
  require: (specifier: string) => object,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
) => void;

/**
 * Makes functions of compiled files; nothing of theirs runs yet.
 *
 * @throws SyntaxError for what the compiler let pass and the browser does not
 */
export async function loadBodies(
  files: readonly CompiledFile[],
): Promise<ReadonlyMap<CompiledFile, ModuleBody>> {
  const bodies = await Promise.all(
    files.map(async (file) => {
      // On the first line: an error's line is then that of the file.
      const code = `export default function (require, module, exports) {${file.code}\n}\n//# sourceURL=${file.name}`;
      const { default: body } = await importCode(code);
      return [file, body as ModuleBody] as const;
    }),
  );
  return new Map(bodies);
}

/** What code can import, by specifier: the modules that the page's demos run on. */
export type ModuleScope = Readonly<Record<string, () => Promise<object>>>;

type CodeFile = Pick<SourceFile, 'name' | 'code'>;

async function loadModules(
  files: readonly CompiledFile[],
  scope: ModuleScope,
): Promise<Map<string, object>> {
  const specifiers = new Set(files.flatMap(({ imports }) => imports));
  const modules = await Promise.all(
    [...specifiers].map(async (specifier) => {
      const load = Object.hasOwn(scope, specifier) ? scope[specifier] : undefined;
      const module = await load?.();
      return module && ([specifier, module] as const);
    }),
  );
  return new Map(
    modules
      .filter((module) => module !== undefined)
      .map(([specifier, module]) => [specifier, guardModule(specifier, module)]),
  );
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
 * @param files the demo's own file, then those beside it that it imports
 * @param scope what code can import; only what it names is loaded
 * @returns its component
 * @throws Error whose message a visitor can mend the code by
 */
export async function compileDemo(
  files: readonly [CodeFile, ...CodeFile[]],
  scope: ModuleScope,
): Promise<unknown> {
  const [main, ...others] = files;
  const compiled: [CompiledFile, ...CompiledFile[]] = [
    transformFile(main.name, main.code),
    ...others
      .filter(({ name }) => /\.[jt]sx?$/.test(name))
      .map(({ name, code }) => transformFile(name, code)),
  ];
  const [modules, bodies] = await Promise.all([loadModules(compiled, scope), loadBodies(compiled)]);
  const { default: component } = runFiles(compiled, bodies, modules, Object.keys(scope));
  if (!isComponent(component)) {
    throw new Error(
      `${main.name} must export its component: export default function ${main.name.replace(/\W.*$/, '')}() { … }`,
    );
  }
  return component;
}

type CodeFileCompile = Pick<SourceFile, 'name' | 'code'>;

/** Compiles a demo's code with what the version that is built lets it import. */
export const compile = (
  files: readonly [CodeFileCompile, ...CodeFileCompile[]],
): Promise<unknown> => compileDemo(files, scope);
