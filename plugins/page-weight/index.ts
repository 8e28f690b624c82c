import type { SitePlugin } from '../../core/server/contribution';
import { createFrameGroup, replaceModules, toClientConfig } from './server/bundle';
import { writeClientRoutes } from './server/clientRoutes';

interface Options {
  /** Paths, after the base path, of pages that share one route in browsers: `api/:product/:name`. */
  families: readonly string[];
}

/** Keeps out of every page's JavaScript what Docusaurus brings and no page of ours needs. */
export default function pageWeight({ families }: Options): SitePlugin {
  return () => ({
    plugin({ siteConfig, baseUrl, generatedFilesDir }) {
      const name = 'docusaurus-plugin-page-weight';
      const configFile = 'clientConfig.js';
      const routes = families.map((family) => baseUrl + family);
      return {
        name,
        // Not before: until then the navbar may not be translated yet.
        async allContentLoaded({ actions }) {
          const text = JSON.stringify(toClientConfig(siteConfig));
          await actions.createData(configFile, `export default ${text};\n`);
        },
        configureWebpack(_config, isServer, { currentBundler }) {
          const { NormalModuleReplacementPlugin: Replacement } = currentBundler.instance;
          // In development nothing is prerendered, and new routes come while it runs: the table stays.
          const isShipped = !isServer && process.env.NODE_ENV === 'production';
          const table = isShipped ? writeClientRoutes(generatedFilesDir, routes) : [];
          return {
            // Every page has the list of all files: without their names it is 1.5 kB smaller.
            ...(isShipped && { output: { chunkFilename: 'assets/js/[id].[contenthash:6].js' } }),
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
