import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What Docusaurus generates of the routes, in files that every page loads. */
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
  // Not of `….html`: Docusaurus strips that only from an address without a route.
  const route = family.replace(/:\w+$/, '$&([^/.]+)');
  return {
    code: code.replaceAll(pattern, (text) =>
      text === whole ? whole.replace(`path: '${kept[1]}'`, `path: '${route}'`) : '',
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

/**
 * Writes the browser's table of routes beside the server's.
 *
 * @param generatedFilesDir absolute path of what Docusaurus has generated
 * @param families paths of pages that share a route, with their parameters: `/x/api/:product/:name`
 * @returns what stands for a module of Docusaurus's, and the absolute path of the file of ours
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
  // The paths of the modules' files, which only the server asks for.
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
