import path from 'node:path';
import { type SitePlugin, withTheme } from '../../core/server/contribution';
import { throwProblems } from '../../core/server/problems';
import { checkAdLinks, checkPlacement, validateAds } from './server/checks';
import { remarkAdSlot } from './server/remarkAdSlot';

/**
 * The ad under a page's description: the site's own, or a provider's.
 *
 * @param ads what `data/ads.ts` exports
 */
export default function ads(ads: unknown): SitePlugin {
  return ({ site, version, siteDir }) => {
    const inHouse = site.ads === false ? [] : validateAds(ads, path.join(siteDir, 'static'));
    throwProblems('Invalid ads', checkPlacement(site));
    return {
      plugin: () => ({ name: 'docusaurus-plugin-ads', ...withTheme(__dirname) }),
      remarkPlugins: [remarkAdSlot],
      slots: { 'api-intro': '@theme/AdSlot' },
      postBuild: [
        {
          name: 'Ads',
          async run({ outDir }) {
            if (version.current) {
              throwProblems('Broken links in ads', checkAdLinks(inHouse, outDir));
            }
          },
        },
      ],
    };
  };
}
