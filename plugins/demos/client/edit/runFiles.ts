import { findNearest } from '../../../../core/names';
import type { CompiledFile, ModuleBody } from './compileDemo';

/** What compiled code asks of a module by itself. */
const internal: ReadonlySet<string> = new Set(['then', 'toJSON', '$$typeof']);

/**
 * Marks a module as one of ECMAScript, which the bundler leaves out where only some names are asked
 * for. And lets one of the library say which name it does not have, where JavaScript gives
 * `undefined` and React then says something else: pages carry of the library what their demos use,
 * so that not every name that a package documents is there.
 */
export function guardModule(specifier: string, module: object): object {
  return new Proxy(module, {
    get(target, key, receiver) {
      if (key === '__esModule') {
        // Left out of a module by the bundler where nothing but its names is asked for.
        return true;
      }
      if (typeof key === 'string' && !internal.has(key) && !(key in target)) {
        const names = Object.keys(target).filter((name) => name !== 'default');
        const near = findNearest(key, names);
        const known = near.length > 0 ? near : names;
        throw new Error(
          `“${specifier}” has no “${key}” here. Code on this page can use what the demos of this version use` +
            (known.length > 0 ? `: ${known.join(', ')}.` : '.'),
        );
      }
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

type Exports = Record<string, unknown>;

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];

/** Where a relative import leads, from the demo's folder. */
function toPath(specifier: string, from: string): string {
  const { pathname } = new URL(specifier, `http://demo/${from}`);
  return decodeURIComponent(pathname.slice(1));
}

function explainPackage(specifier: string, known: readonly string[]): string {
  const near = findNearest(specifier, known);
  if (/\/icons(?:-material)?(?:\/|$)/.test(specifier)) {
    const icons = known.filter((name) => name.includes('/icons'));
    return `Of the icons, code on this page can import those that a demo imports: ${icons.join(', ') || 'none in this version'}. “${specifier}” is not one of them.`;
  }
  const packages = new Set(known.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]));
  return (
    `“${specifier}” cannot be imported here.` +
    (near.length > 0 ? ` Near it: ${near.join(', ')}.` : '') +
    ` There are modules of ${[...packages].join(', ')}.`
  );
}

/**
 * Runs the files of a demo, the first of which may import the others, and returns what the first
 * one exports.
 *
 * @param files the demo's own file, then those beside it
 * @param bodies what runs each of them
 * @param modules the packages' modules that are loaded, by specifier
 * @param known all specifiers that could be loaded
 * @throws Error for an import that leads nowhere, and what the code itself throws
 */
export function runFiles(
  files: readonly [CompiledFile, ...CompiledFile[]],
  bodies: ReadonlyMap<CompiledFile, ModuleBody>,
  modules: ReadonlyMap<string, object>,
  known: readonly string[],
): Exports {
  const ran = new Map<CompiledFile, { exports: Exports }>();

  const findFile = (specifier: string, from: string): CompiledFile => {
    const path = toPath(specifier, from);
    const file = files.find(({ name }) => endings.some((ending) => name === path + ending));
    if (!file) {
      const others = files.map(({ name }) => name).filter((name) => name !== from);
      throw new Error(
        `${from} imports “${specifier}”, which is not a file of this demo.` +
          (others.length > 0 ? ` Its files: ${others.join(', ')}.` : ''),
      );
    }
    return file;
  };

  const run = (file: CompiledFile): Exports => {
    const before = ran.get(file);
    if (before) {
      return before.exports;
    }
    const module = { exports: {} as Exports };
    ran.set(file, module);
    const require = (specifier: string): object => {
      if (specifier.endsWith('.css')) {
        // The page has the demo's styles.
        return {};
      }
      if (specifier.startsWith('.')) {
        return run(findFile(specifier, file.name));
      }
      const found = modules.get(specifier);
      if (!found) {
        throw new Error(explainPackage(specifier, known));
      }
      return found;
    };
    bodies.get(file)?.(require, module, module.exports);
    return module.exports;
  };

  return run(files[0]);
}
