import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The routes in the files that Docusaurus generates and every page loads. */
interface GeneratedRoutes {
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
  // Without a dot: Docusaurus strips `.html` only from an address that no route matches.
  const route = family.replace(/:\w+$/, '$&([^/.]+)');
  return {
    code: code.replaceAll(pattern, (text) =>
      text === whole ? whole.replace(`path: '${kept[1]}'`, `path: '${route}'`) : '',
    ),
    chunkNames: Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !dropped.has(key))),
  };
}

/**
 * Merges the routes of the pages of a family into one. The build renders each page, and in a browser
 * their component knows by the address which page it is.
 *
 * @param families paths with their parameters: `/x/api/:product/:name`
 * @throws an error when Docusaurus generates its routes in an unknown form
 */
export function toClientRoutes(
  generated: GeneratedRoutes,
  families: readonly string[],
): GeneratedRoutes {
  const reduced = families.reduce(mergeFamily, generated);
  if (reduced.code === generated.code) {
    throw new Error(
      `The routes.js that Docusaurus generated has none of the routes ${families.join(', ')}. Compare its form with what plugins/page-weight/server/clientRoutes.ts expects.`,
    );
  }
  return reduced;
}

/**
 * Writes the browser's table of routes beside the one that prerendering uses.
 *
 * @param generatedFilesDir absolute path of Docusaurus's generated files
 * @param families paths of pages that share a route, with their parameters: `/x/api/:product/:name`
 * @returns requests of generated modules, and the absolute paths of the files in their place
 */
export function writeClientRoutes(
  generatedFilesDir: string,
  families: readonly string[],
): [request: RegExp, file: string][] {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const write = (name: string, text: string) => {
    const file = path.join(generatedFilesDir, name);
    writeFileSync(file, text);
    return file;
  };
  const reduced = toClientRoutes(
    {
      code: read('routes.js'),
      chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>,
    },
    families,
  );
  // Without the paths of modules, which only prerendering reads.
  const registry = read('registry.js').replace(/, "[^"]*"(?=, require\.resolveWeak)/g, ', ""');
  return [
    [/^@generated\/routes$/, write('routes.client.js', reduced.code)],
    [
      /^@generated\/routesChunkNames$/,
      write('routesChunkNames.client.json', JSON.stringify(reduced.chunkNames)),
    ],
    [/^@generated\/registry$/, write('registry.client.js', registry)],
  ];
}
