/** Imports a module that is no part of the bundle. */
export const importModule = (url: string): Promise<unknown> =>
  import(/* webpackIgnore: true */ url) as Promise<unknown>;
