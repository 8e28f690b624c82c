import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { createMarkdownStep } from './server/markdownStep';
import { readProductPackages } from './server/productPackages';

/** Pages as Markdown: a file beside each page, `llms.txt`, and the menu beside a page's title. */
export default function markdownExport(): SitePlugin {
  return (context) => ({
    plugin: docusaurusPlugin(() => ({
      name: 'docusaurus-plugin-markdown-export',
      ...withTheme(__dirname),
      async contentLoaded({ actions }) {
        const packages = await readProductPackages(context.version.dir, context.library.packages);
        await actions.createData('packages.json', JSON.stringify(packages));
      },
      injectHtmlTags: () => ({
        // Without a script nothing copies: a plain link takes the menu's place.
        headTags: [
          {
            tagName: 'noscript',
            innerHTML:
              '<style>[data-page-menu]>*{display:none}[data-page-menu]>a[hidden]{display:block}</style>',
          },
        ],
      }),
    })),
    slots: { 'page-title': '@theme/PageMenu' },
    postBuild: [createMarkdownStep(context)],
  });
}
