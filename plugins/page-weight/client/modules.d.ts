/** The browser's table of routes, which the plugin generates; see `server/clientRoutes.ts`. */
declare module '@generated/routes' {
  export const kinds: readonly import('../types').PageKind<RouteConfig>[];
  /** Imports the pages of a section, by the first name in their paths; those under no name are the others. */
  export const sections: Readonly<
    Record<string, () => Promise<{ default: readonly import('../types').PageEntry[] }>>
  >;
}

/** The bundler's own function, which returns a module of a loaded chunk. */
declare const __webpack_require__: {
  (module: number | string): object;
  /** Loads a chunk; the hash is that in the name of its file, where the runtime doesn't list it. */
  e(chunk: string, hash?: string): Promise<unknown>;
};
