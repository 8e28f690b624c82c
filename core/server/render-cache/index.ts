import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import type { BuildContext } from '../contribution';
import { cacheDir } from '../files';
import { toBuildName } from '../versions';
import { createRenderManifest } from './manifest';
import { listPageChunks } from './pageChunks';
import type { RenderSettings } from './serverEntry';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** A plugin of the bundler that writes the hashes of the server's code beside it. */
const manifestWriter = (generatedFilesDir: string, cache: string) => ({
  apply({ hooks, outputPath: configured }: Compiler) {
    hooks.done.tap('render-cache', (stats) => {
      if (stats.hasErrors()) {
        return;
      }
      const dir = stats.compilation.outputOptions.path ?? configured;
      const { chunks = [], namedChunkGroups = {} } = stats.toJson({
        all: false,
        ids: true,
        chunks: true,
        chunkRelations: true,
        chunkGroups: true,
      });
      const groups = Object.entries(namedChunkGroups).map(
        ([name, group]) => [name, (group.chunks ?? []) as (string | number)[]] as const,
      );
      const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
      const pageChunks = listPageChunks(
        read('routes.js'),
        JSON.parse(read('routesChunkNames.json')) as Parameters<typeof listPageChunks>[1],
      );
      const manifest = createRenderManifest(
        { chunks: chunks as never, groups: Object.fromEntries(groups) },
        pageChunks,
        (file) => readFileSync(path.join(dir, file)),
      );
      const settings: RenderSettings = { dir: cache, manifest };
      writeFileSync(path.join(dir, 'render.json'), JSON.stringify(settings));
    });
  },
});

/** Returns the folder with what was rendered last of a version. */
const cacheOf = (version: BuildContext['version']) =>
  path.join(cacheDir, 'x-docs-rendered', toBuildName(version));

/**
 * Renders only those pages again whose code or data changed since the last build. A page's HTML is
 * assembled in any case: each names files whose names change with any page.
 */
export const renderCache =
  ({ version }: BuildContext) =>
  ({ generatedFilesDir }: { generatedFilesDir: string }): Plugin => ({
    name: 'docusaurus-plugin-render-cache',
    configureWebpack: (_config, isServer) =>
      isServer && process.env.NODE_ENV === 'production'
        ? {
            entry: { main: path.join(__dirname, 'serverEntry.ts') },
            // Without hashes in names, which the code of the frame would have.
            output: { chunkFilename: 'assets/js/[name].js' },
            plugins: [manifestWriter(generatedFilesDir, cacheOf(version))],
          }
        : {},
  });
