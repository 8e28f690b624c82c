import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type SitePlugin, withTheme } from '../../core/server/contribution';
import { highlight } from '../../core/server/html';

/** Highlights code blocks while pages are compiled, so that pages load no highlighter. */
export function remarkHighlight() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      node.data = {
        ...node.data,
        // The HTML has the text already.
        hChildren: [],
        hProperties: {
          ...node.data?.hProperties,
          html: highlight(node.value, node.lang ?? 'text'),
        },
      };
    });
  };
}

/** Code blocks: highlighted at build, copied by a button. */
export default function codeBlocks(): SitePlugin {
  return () => ({
    plugin: () => ({
      name: 'docusaurus-plugin-code-blocks',
      ...withTheme(__dirname),
      getClientModules: () => [path.join(__dirname, 'client/copyShortcut.ts')],
    }),
    remarkPlugins: [remarkHighlight],
  });
}
