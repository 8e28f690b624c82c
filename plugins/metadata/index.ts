import type { SitePlugin } from '../../core/server/contribution';
import { appleIcon, manifest } from './server/manifest';
import { createMetadataSteps } from './server/steps';

/** What search engines, home screens and links to a page show: heads, manifest, pictures. */
export default function metadata(): SitePlugin {
  return ({ site, localizedSite, version, siteDir }) => ({
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
    postBuild: createMetadataSteps(site, localizedSite, version, siteDir),
  });
}
