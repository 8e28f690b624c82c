import type { SitePlugin } from '../../core/server/contribution';
import { createFrameGroup, replaceModules, toClientConfig } from './server/bundle';
import { writeClientRoutes } from './server/clientRoutes';

interface Options {
  /** Paths, after the base path, of pages that share a route in browsers: `api/:product/:name`. */
  families: readonly string[];
}

/** Removes from every page's JavaScript what Docusaurus brings and no page needs. */
export default function pageWeight({ families }: Options): SitePlugin {
  return () => ({
    plugin({ siteConfig, baseUrl, generatedFilesDir }) {
      const name = 'docusaurus-plugin-page-weight';
      const configFile = 'clientConfig.js';
      const routes = families.map((family) => baseUrl + family);
      return {
        name,
        // Not in `contentLoaded`: the navbar may not be translated yet.
        async allContentLoaded({ actions }) {
          const text = JSON.stringify(toClientConfig(siteConfig));
          await actions.createData(configFile, `export default ${text};\n`);
        },
        configureWebpack(_config, isServer, { currentBundler }) {
          const { NormalModuleReplacementPlugin: Replacement } = currentBundler.instance;
          // The development server adds routes while it runs: it keeps the whole table.
          const isShipped = !isServer && process.env.NODE_ENV === 'production';
          const table = isShipped ? writeClientRoutes(generatedFilesDir, routes) : [];
          return {
            // Every page has a list of all chunks, which is 1.5 kB smaller without their names. With fewer
            // bits of the hash, two builds of a chunk would soon have one name, and caches keep the first.
            ...(isShipped && { output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' } }),
            ...(!isServer && {
              optimization: { splitChunks: { cacheGroups: { frame: createFrameGroup() } } },
            }),
            plugins: [
              ...replaceModules(Replacement, `${generatedFilesDir}/${name}/default/${configFile}`),
              ...table.map(([request, file]) => new Replacement(request, file)),
            ],
          };
        },
      };
    },
  });
}
