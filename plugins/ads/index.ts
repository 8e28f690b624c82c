import { type SitePlugin, translateText, withTheme } from '../../core/server/contribution';
import { listStaticDirs } from '../../core/server/files';
import { throwProblems } from '../../core/server/problems';
import { checkAdLinks, checkPlacement, validateAds } from './server/checks';
import { remarkAdSlot } from './server/remarkAdSlot';

/**
 * The ad under a page's description: the site's own, or a provider's.
 *
 * @param ads what `data/ads.ts` exports
 */
export default function ads(ads: unknown): SitePlugin {
  return ({ site, version, siteDir, contributed }) => {
    const inHouse = site.ads === false ? [] : validateAds(ads, listStaticDirs(siteDir));
    throwProblems('Invalid ads', checkPlacement(site));
    return {
      plugin: () => ({
        name: 'docusaurus-plugin-ads',
        ...withTheme(__dirname),
        async contentLoaded({ actions }) {
          const translated = inHouse.map((ad) => ({
            ...ad,
            name: translateText(contributed, ad.name),
            description: translateText(contributed, ad.description),
          }));
          await actions.createData('ads.js', `export default ${JSON.stringify(translated)};\n`);
        },
      }),
      texts: inHouse.flatMap(({ name, description }) => [name, description]),
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
