import type { SitePlugin } from '../../core/server/contribution';
import { findLogo } from '../../core/server/files';
import { completeHeads } from './server/head';
import { checkPictureFonts } from './server/pictureFonts';
import { appleIcon, manifest, writeManifest } from './server/manifest';
import { drawPictures } from './server/pictures';

/** What search engines, home screens and links to a page show: heads, manifest, pictures. */
export default function metadata(): SitePlugin {
  return (context) => {
    const { site, localizedSite, version, siteDir } = context;
    const logoFile = findLogo(siteDir);
    return {
      plugin({ siteConfig, baseUrl }) {
        const link = (rel: string, file: string) => ({
          tagName: 'link',
          attributes: { rel, href: baseUrl + file },
        });
        return {
          name: 'docusaurus-plugin-metadata',
          injectHtmlTags: () => ({
            headTags: [
              {
                tagName: 'meta',
                attributes: { property: 'og:site_name', content: siteConfig.title },
              },
              link('manifest', manifest),
              link('apple-touch-icon', appleIcon),
            ],
          }),
        };
      },
      check: () => checkPictureFonts(site, siteDir),
      postBuild: [
        {
          name: 'Web manifest',
          run: (build) => writeManifest(localizedSite, logoFile, build),
        },
        { name: 'Pictures', run: (build) => drawPictures(context, logoFile, build) },
        {
          name: 'Metadata',
          run: (build) => completeHeads(site, localizedSite, version, build),
        },
      ],
    };
  };
}
