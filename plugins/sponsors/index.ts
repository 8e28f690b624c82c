import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { toServedSponsors, validateSponsors } from './server/sponsors';

/** Sponsors of the site: under the table of contents, and on the home page. */
export default function sponsorsPlugin(
  { siteDir, siteConfig }: LoadContext,
  { data }: PluginOptions,
): Plugin {
  const hasPicture = (file: string) =>
    siteConfig.staticDirectories.some((dir) =>
      existsSync(path.join(path.resolve(siteDir, dir), file)),
    );
  const served = toServedSponsors(validateSponsors(data, hasPicture), siteConfig.baseUrl);
  return {
    name: 'docusaurus-plugin-sponsors',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({ actions }) {
      await actions.createData('sponsors.json', JSON.stringify(served));
    },
    configureWebpack: (_config, isServer, { currentBundler }) => {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const onServer = new NormalModuleReplacementPlugin(
        /^@theme\/Sponsors$/,
        path.join(__dirname, 'theme/Sponsors/SponsorsOnServer.tsx'),
      );
      return { plugins: isServer ? [onServer] : [] };
    },
  };
}
