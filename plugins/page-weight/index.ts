import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { createFrameGroup, replaceModules, toClientConfig } from './server/bundle';
import { writeClientRoutes } from './server/clientRoutes';

/** Keeps out of every page's JavaScript what Docusaurus brings and no page of ours needs. */
export default function pageWeightPlugin(
  { siteConfig, baseUrl, generatedFilesDir }: LoadContext,
  { families }: PluginOptions,
): Plugin {
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
}
