import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type SitePlugin,
  docusaurusPlugin,
  translateText,
  withTheme,
} from '../../core/server/contribution';
import { toServedSponsors, validateSponsors } from './server/sponsors';

/**
 * Who pays for the site: under the table of contents, and on the home page.
 *
 * @param data what `data/sponsors.ts` exports
 */
export default function sponsors(data: unknown): SitePlugin {
  return ({ contributed }) => ({
    plugin: docusaurusPlugin(({ siteDir, siteConfig }) => {
      const hasPicture = (file: string) =>
        siteConfig.staticDirectories.some((dir) =>
          existsSync(path.join(path.resolve(siteDir, dir), file)),
        );
      const valid = validateSponsors(data, hasPicture);
      const served = toServedSponsors(valid, siteConfig.baseUrl, (english) =>
        translateText(contributed, english),
      );
      return {
        name: 'docusaurus-plugin-sponsors',
        ...withTheme(__dirname),
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
    }),
    slots: { 'contents-end': '@theme/Sponsors', 'home-end': '@theme/Sponsors' },
  });
}
