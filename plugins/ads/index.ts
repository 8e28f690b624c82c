import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import rawAds from '../../data/ads';
import { throwProblems } from '../../core/server/problems';
import type { PluginOptions } from './options';
import { checkAdLinks, checkPlacement, validateAds } from './server/checks';

/** The ad under a page's description: of the site's own, or of a provider. */
export default function adsPlugin(
  { siteDir }: LoadContext,
  { site, current }: PluginOptions,
): Plugin {
  const ads =
    site.ads === false ? [] : validateAds(rawAds, site.basePath, path.join(siteDir, 'static'));
  throwProblems('The ads cannot be shown', checkPlacement(site));
  return {
    name: 'docusaurus-plugin-ads',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async postBuild({ outDir }) {
      if (current) {
        throwProblems('The ads lead nowhere', checkAdLinks(ads, site.basePath, outDir));
      }
    },
  };
}
