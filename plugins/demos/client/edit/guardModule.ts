import { findNearest } from '../../../../core/names';

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
