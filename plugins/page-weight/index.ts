import type { SitePlugin } from '../../core/server/contribution';
import {
  createFrameGroup,
  replaceModules,
  replaceClientModules,
  toClientConfig,
} from './server/bundle';
import { toClientRoutes, type LaterPage } from './server/clientRoutes';
import { findPageChunks, readCompilation } from './server/pageChunks';
import { writeHints } from './server/pageHints';
import { readRoutes } from './server/readRoutes';
import { writeRoutes } from './server/renderRoutes';
import type { ModuleChunks } from './types';

/** Removes from every page's JavaScript what Docusaurus brings and no page needs. */
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
          configureWebpack(_config, isServer, { currentBundler }) {
            const { NormalModuleReplacementPlugin: Replacement } = currentBundler.instance;
            const plugins: unknown[] = replaceModules(
              Replacement,
              `${generatedFilesDir}/${name}/default/${configFile}`,
            );
            // The development server adds routes while it runs: it keeps the whole table.
            const isShipped = !isServer && process.env.NODE_ENV === 'production';
            if (isShipped) {
              const generated = readRoutes(generatedFilesDir);
              const routes = toClientRoutes(generated, baseUrl);
              ({ pages } = routes);
              const names = new Set(pages.flatMap(({ own }) => own));
              const requests = new Map([...generated.requests].filter(([key]) => names.has(key)));
              plugins.push(
                ...replaceClientModules(
                  Replacement,
                  writeRoutes(routes, generated, generatedFilesDir),
                ),
                readCompilation((compilation) => {
                  chunks = findPageChunks(compilation, requests);
                }),
              );
            }
            return {
              // Every page has a list of all chunks, which is 1.5 kB smaller without their names. With fewer
              // bits of the hash, two builds of a chunk would soon have one name, and caches keep the first.
              ...(isShipped && { output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' } }),
              ...(!isServer && {
                optimization: { splitChunks: { cacheGroups: { frame: createFrameGroup() } } },
              }),
              plugins: plugins as never[],
            };
          },
        };
      },
      postBuild: [{ name: 'Pages', run: (build) => writeHints(pages, chunks, build) }],
    };
  };
}
