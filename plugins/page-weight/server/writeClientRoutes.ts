import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toClientRoutes } from './toClientRoutes';

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
