import type { LoadContext, Plugin } from '@docusaurus/types';
import { createFrameGroup } from './server/createFrameGroup';
import { replaceModules } from './server/replaceModules';
import { toClientConfig } from './server/toClientConfig';

/** Keeps out of every page's JavaScript what Docusaurus brings and no page of ours needs. */
export default function pageWeightPlugin({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const name = 'docusaurus-plugin-page-weight';
  const configFile = 'clientConfig.js';
  return {
    name,
    // Not before: until then the navbar may not be translated yet.
    async allContentLoaded({ actions }) {
      const text = JSON.stringify(toClientConfig(siteConfig));
      await actions.createData(configFile, `export default ${text};\n`);
    },
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      // Every page has the list of all files: without their names it is 1 kB smaller.
      ...(!isServer &&
        process.env.NODE_ENV === 'production' && {
          output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        }),
      ...(!isServer && {
        optimization: { splitChunks: { cacheGroups: { frame: createFrameGroup() } } },
      }),
      plugins: replaceModules(
        currentBundler.instance.NormalModuleReplacementPlugin,
        `${generatedFilesDir}/${name}/default/${configFile}`,
      ),
    }),
  };
}
