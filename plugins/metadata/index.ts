import type { LoadContext, Plugin } from '@docusaurus/types';
import { appleIcon, manifest } from './server/manifest';

/** What is the same in the head of every page: the manifest and the icon of a home screen. */
export default function metadataPlugin({ siteConfig, baseUrl }: LoadContext): Plugin {
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
}
