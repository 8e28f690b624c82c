import type { SitePlugin } from '../../core/server/contribution';
import {
  createFrameGroup,
  createLayoutGroups,
  replaceModules,
  replaceClientModules,
  toClientConfig,
} from './server/bundle';
import { toClientRoutes, type LaterPage } from './server/clientRoutes';
import { inlineStyles } from './server/inlineStyles';
import { findPageChunks, readCompilation } from './server/pageChunks';
import { writeHints } from './server/pageHints';
import { readRoutes } from './server/readRoutes';
import { writeRoutes } from './server/renderRoutes';
import type { ModuleChunks } from './types';

/** Removes from every page what Docusaurus brings and no page needs, and has pages drawn before their files come. */
export default function pageWeight(): SitePlugin {
  return () => {
    let pages: LaterPage[] = [];
    let chunks = new Map<string, ModuleChunks>();
    return {
      plugin({ siteConfig, baseUrl, generatedFilesDir }) {
        const name = 'docusaurus-plugin-page-weight';
        const configFile = 'clientConfig.js';
        return {
          name,
          // Not in `contentLoaded`: the navbar may not be translated yet.
          async allContentLoaded({ actions }) {
            const text = JSON.stringify(toClientConfig(siteConfig));
            await actions.createData(configFile, `export default ${text};\n`);
          },
          configureWebpack(config, isServer, { currentBundler }) {
            const { NormalModuleReplacementPlugin: Replacement } = currentBundler.instance;
            const file = `${generatedFilesDir}/${name}/default/${configFile}`;
            const plugins = replaceModules(Replacement, file);
            if (isServer) {
              return { plugins };
            }
            const cacheGroups = { frame: createFrameGroup() };
            if (process.env.NODE_ENV !== 'production') {
              // The development server adds routes while it runs: it keeps Docusaurus's table.
              return { plugins, optimization: { splitChunks: { cacheGroups } } };
            }
            const generated = readRoutes(generatedFilesDir);
            const routes = toClientRoutes(generated, baseUrl);
            ({ pages } = routes);
            const table = writeRoutes(routes, generated, generatedFilesDir);
            // Its table of all chunks by name is for the prefetching of links in view.
            config.plugins = config.plugins?.filter(
              (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
            );
            const reader = readCompilation((compilation) => {
              chunks = findPageChunks(compilation, routes, generated);
            });
            return {
              plugins: [...plugins, ...replaceClientModules(Replacement, table), reader as never],
              // Every page has a list of chunks, which is smaller without their names. With fewer bits of the
              // hash, two builds of a chunk would soon have one name, and caches keep the first.
              output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
              optimization: {
                splitChunks: {
                  cacheGroups: { ...cacheGroups, ...createLayoutGroups(routes) },
                },
              },
            };
          },
        };
      },
      postBuild: [
        { name: 'Pages', run: (build) => writeHints(pages, chunks, build) },
        { name: 'Styles in pages', run: inlineStyles },
      ],
    };
  };
}
