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

function mergeFamily({ code, chunkNames }: GeneratedRoutes, family: string): GeneratedRoutes {
  const pattern = leaf(family.replaceAll(/:\w+/g, "[^/']+"));
  const [kept, ...others] = [...code.matchAll(pattern)];
  if (!kept) {
    return { code, chunkNames };
  }
  const dropped = new Set(others.map(([, path, hash]) => `${path}-${hash}`));
  const whole = kept[0];
  return {
    code: code.replaceAll(pattern, (text) =>
      text === whole ? whole.replace(`path: '${kept[1]}'`, `path: '${family}'`) : '',
    ),
    chunkNames: Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !dropped.has(key))),
  };
}

/**
 * Makes one route of those of all pages of a family. The server draws each of them, and in a browser
 * their component finds out by the address which of them it is: it needs no line of a table for each.
 *
 * @param families paths with their parameters: `/x/api/:product/:name`
 * @throws an error when Docusaurus generates its routes in another form than known
 */
export function toClientRoutes(
  generated: GeneratedRoutes,
  families: readonly string[],
): GeneratedRoutes {
  const reduced = families.reduce(mergeFamily, generated);
  if (reduced.code === generated.code) {
    throw new Error(
      `None of the routes ${families.join(', ')} was found in what Docusaurus generated (routes.js). Look at its form, and mend toClientRoutes.ts.`,
    );
  }
  return reduced;
}
