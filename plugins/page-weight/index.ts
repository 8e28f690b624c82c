import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceModules } from './server/replaceModules';
import { toClientConfig } from './server/toClientConfig';

/** Keeps out of every page's JavaScript what Docusaurus brings and no page of ours needs. */
export default function pageWeightPlugin({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const name = 'docusaurus-plugin-page-weight';
  const configFile = 'clientConfig.js';
  return {
    name,
    async contentLoaded({ actions }) {
      const text = JSON.stringify(toClientConfig(siteConfig));
      await actions.createData(configFile, `export default ${text};\n`);
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: replaceModules(
        currentBundler.instance.NormalModuleReplacementPlugin,
        `${generatedFilesDir}/${name}/default/${configFile}`,
      ),
    }),
  };
}
