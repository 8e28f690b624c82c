import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type SitePlugin,
  docusaurusPlugin,
  translateText,
  withTheme,
} from '../../core/server/contribution';
import { listStaticDirs } from '../../core/server/files';
import { toServedSponsors, validateSponsors } from './server/sponsors';

/**
 * Who pays for the site: under the table of contents, and on the home page.
 *
 * @param data what `data/sponsors.ts` exports
 */
export default function sponsors(data: unknown): SitePlugin {
  return ({ siteDir, contributed }) => {
    const staticDirs = listStaticDirs(siteDir);
    const valid = validateSponsors(data, (file) =>
      staticDirs.some((dir) => existsSync(path.join(dir, file))),
    );
    return {
      plugin: docusaurusPlugin(({ baseUrl }) => ({
        name: 'docusaurus-plugin-sponsors',
        ...withTheme(__dirname),
        async contentLoaded({ actions }) {
          const served = toServedSponsors(valid, baseUrl, (english) =>
            translateText(contributed, english),
          );
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
      })),
      slots: { 'contents-end': '@theme/Sponsors', 'home-end': '@theme/Sponsors' },
      texts: valid.sponsors.map(({ tagline }) => tagline),
    };
  };
}
