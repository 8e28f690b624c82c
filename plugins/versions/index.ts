import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { configureCache, hashCompiler } from '../../core/server/bundlerCache';

/** What lets versions be built side by side, each on its own. */
export default function versionsPlugin(
  { siteDir, siteConfig, generatedFilesDir }: LoadContext,
  { version, apiFile }: PluginOptions,
): Plugin<string> {
  return {
    name: 'docusaurus-plugin-versions',
    loadContent: () => hashCompiler(siteDir, generatedFilesDir, apiFile, siteConfig.customFields),
    configureWebpack: (config, _isServer, _utils, compilerHash) =>
      configureCache(config as object, siteDir, version, compilerHash) as object,
  };
}
