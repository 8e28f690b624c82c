import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { toClientRoutes } from './toClientRoutes';

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Place {
  baseUrl: string;
  generatedFilesDir: string;
  isServer: boolean;
}

/** Writes the browser's table of routes beside the server's, and returns the paths of its files. */
function writeClientRoutes(generatedFilesDir: string, baseUrl: string) {
  const reduced = toClientRoutes(
    {
      code: readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8'),
      chunkNames: JSON.parse(
        readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      ) as Record<string, unknown>,
    },
    baseUrl,
  );
  const routes = path.join(generatedFilesDir, 'routes.client.js');
  const names = path.join(generatedFilesDir, 'routesChunkNames.client.json');
  const registry = path.join(generatedFilesDir, 'registry.client.js');
  writeFileSync(routes, reduced.code);
  writeFileSync(names, JSON.stringify(reduced.chunkNames));
  // The paths of the modules' files, which only the server asks for.
  const code = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  writeFileSync(registry, code.replace(/, "[^"]*"(?=, require\.resolveWeak)/g, ', ""'));
  return { routes, names, registry };
}

/**
 * Keeps the reference out of what browsers load: its data is in the pages, and in their `.json`.
 * In development nothing is prerendered, and new routes come while it runs: the table stays.
 */
export function configureBundler(
  { baseUrl, generatedFilesDir, isServer }: Place,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  if (isServer) {
    return {};
  }
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const empty = path.join(__dirname, '../client/noPages.ts');
  const plugins = [new NormalModuleReplacementPlugin(/[\\/]default[\\/]pages\.server$/, empty)];
  if (process.env.NODE_ENV === 'production') {
    const { routes, names, registry } = writeClientRoutes(generatedFilesDir, baseUrl);
    plugins.push(
      new NormalModuleReplacementPlugin(/^@generated\/routes$/, routes),
      new NormalModuleReplacementPlugin(/^@generated\/routesChunkNames$/, names),
      new NormalModuleReplacementPlugin(/^@generated\/registry$/, registry),
    );
  }
  return { plugins };
}
