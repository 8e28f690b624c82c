import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { highlight } from '../../../core/server/html';

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
