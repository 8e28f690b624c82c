/** What Docusaurus generates of the routes, in files that every page loads. */
export interface GeneratedRoutes {
  /** Text of `routes.js`. */
  code: string;
  /** Content of `routesChunkNames.json`: the chunks of a route, by its path and a hash. */
  chunkNames: Record<string, unknown>;
}

const leaf = (path: string) =>
  new RegExp(
    String.raw`\{\s*path: '(${path})',\s*component: ComponentCreator\('[^']+', '(\w+)'\),[^{}]*\},?`,
    'g',
  );

/**
 * Makes one route of those of all pages of the reference. The server draws each of them, and a
 * browser gets what is on a page from that page: it needs no line of a table for each.
 *
 * @param basePath path of the version, with both slashes
 * @throws an error when Docusaurus generates its routes in another form than known
 */
export function toClientRoutes(
  { code, chunkNames }: GeneratedRoutes,
  basePath: string,
): GeneratedRoutes {
  const pattern = leaf(`${basePath}api/[^/']+/[^/']+`);
  const [kept, ...others] = [...code.matchAll(pattern)];
  if (!kept) {
    throw new Error(
      `The routes of the API reference were not found in what Docusaurus generated (routes.js). Look at its form, and mend toClientRoutes.ts.`,
    );
  }
  const dropped = new Set(others.map(([, path, hash]) => `${path}-${hash}`));
  const whole = kept[0];
  return {
    code: code.replaceAll(pattern, (text) =>
      text === whole
        ? whole.replace(`path: '${kept[1]}'`, `path: '${basePath}api/:product/:name'`)
        : '',
    ),
    chunkNames: Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !dropped.has(key))),
  };
}
