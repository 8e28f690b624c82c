import { decodeText } from '../../../../core/escapes';
import { findNearest } from '../../../../core/nearestNames';
import { importEndings } from '../../imports';

type Exports = Record<string, unknown>;

/** The code of a file as a function of what CommonJS provides. */
export type ModuleBody = (
  require: (specifier: string) => object,
  module: { exports: Exports },
  exports: Exports,
) => void;

interface RunnableFile {
  name: string;
  run: ModuleBody;
}

/** What compiled code itself reads from a module. */
const INTERNAL_NAMES: ReadonlySet<string> = new Set(['then', 'toJSON', '$$typeof']);

/**
 * Marks a module as an ECMAScript module, and throws for a name that it doesn't export, where
 * JavaScript would return `undefined` and React report something else: pages load only what their
 * demos use of the library, so not every documented export is there.
 */
export function guardModule(specifier: string, module: object): object {
  return new Proxy(module, {
    get(target, key, receiver) {
      if (key === '__esModule') {
        // The bundler leaves it out of a module when only some exports are used.
        return true;
      }
      if (typeof key === 'string' && !INTERNAL_NAMES.has(key) && !(key in target)) {
        const names = Object.keys(target).filter((name) => name !== 'default');
        const near = findNearest(key, names);
        const known = near.length > 0 ? near : names;
        throw new Error(
          `“${specifier}” doesn't export “${key}” on this page. Code here can import what this version's demos import` +
            (known.length > 0 ? `: ${known.join(', ')}.` : '.'),
        );
      }
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

function explainPackage(specifier: string, known: readonly string[]): string {
  if (/\/icons(?:-material)?(?:\/|$)/.test(specifier)) {
    const icons = known.filter((name) => name.includes('/icons'));
    return `“${specifier}” can't be imported here. Icons that can: ${icons.join(', ') || 'none in this version'}.`;
  }
  const near = findNearest(specifier, known);
  const packages = new Set(known.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]));
  return (
    `“${specifier}” can't be imported here.` +
    (near.length > 0 ? ` Similar names: ${near.join(', ')}.` : '') +
    ` Packages that can: ${[...packages].join(', ')}.`
  );
}

/** Finds the file that a relative import leads to, from the demo's folder. */
function findFile(
  specifier: string,
  from: string,
  files: readonly RunnableFile[],
): RunnableFile | undefined {
  const { pathname } = new URL(specifier, `http://demo/${from}`);
  const path = decodeText(pathname.slice(1));
  return files.find(({ name }) => importEndings.some((ending) => name === path + ending));
}

/**
 * Runs the files of a demo and returns what the first one exports.
 *
 * @param files the demo's own file, then those beside it, which it may import
 * @param modules the packages' modules that are loaded, by specifier
 * @param known all specifiers that could be loaded
 * @throws Error for an import that leads nowhere, and what the code itself throws
 */
export function runFiles(
  files: readonly RunnableFile[],
  modules: ReadonlyMap<string, object>,
  known: readonly string[],
): Exports {
  const ran = new Map<RunnableFile, { exports: Exports }>();

  const requireFrom = (from: string) => (specifier: string) => {
    if (specifier.endsWith('.css') && (specifier.startsWith('.') || modules.has(specifier))) {
      // The page has the demo's styles, and a package's are loaded.
      return {};
    }
    if (!specifier.startsWith('.')) {
      const module = modules.get(specifier);
      if (!module) {
        throw new Error(explainPackage(specifier, known));
      }
      return module;
    }
    const file = findFile(specifier, from, files);
    if (!file) {
      const others = files.map(({ name }) => name).filter((name) => name !== from);
      throw new Error(
        `${from} imports “${specifier}”, which is not a file of this demo.` +
          (others.length > 0 ? ` Its files: ${others.join(', ')}.` : ''),
      );
    }
    return run(file);
  };

  function run(file: RunnableFile): Exports {
    const before = ran.get(file);
    if (before) {
      return before.exports;
    }
    const module = { exports: {} };
    ran.set(file, module);
    file.run(requireFrom(file.name), module, module.exports);
    return module.exports;
  }

  const [main] = files;
  return main ? run(main) : {};
}
