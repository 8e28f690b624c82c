import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { configureCache, hashCompilerCode } from './server/configureCache';

/** What lets versions be built side by side, each on its own. */
export default function versionsPlugin(
  { siteDir }: LoadContext,
  { version }: PluginOptions,
): Plugin<string> {
  return {
    name: 'docusaurus-plugin-versions',
    loadContent: () => hashCompilerCode(siteDir),
    configureWebpack: (config, _isServer, _utils, codeHash) =>
      configureCache(config as object, siteDir, version, codeHash) as object,
  };
}
