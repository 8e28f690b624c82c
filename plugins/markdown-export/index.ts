import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { readProductPackages } from './server/productPackages';

/** Pages as Markdown: the menu beside a page's title; `server/` has the steps that write the files. */
export default function markdownExportPlugin(
  _context: LoadContext,
  { versionDir }: PluginOptions,
): Plugin {
  return {
    name: 'docusaurus-plugin-markdown-export',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({ actions }) {
      const packages = await readProductPackages(versionDir);
      await actions.createData('packages.json', JSON.stringify(packages));
    },
    injectHtmlTags: () => ({
      // Without a script nothing copies: a plain link stands there.
      headTags: [
        {
          tagName: 'noscript',
          innerHTML:
            '<style>[data-page-menu]>*{display:none}[data-page-menu]>a[hidden]{display:block}</style>',
        },
      ],
    }),
  };
}
