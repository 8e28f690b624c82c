import type { SourceFile } from '../../types';
import { guardModule } from './guardModule';
import { loadBodies } from './loadBodies';
import { runFiles } from './runFiles';
import { transformFile, type CompiledFile } from './transformFile';

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
