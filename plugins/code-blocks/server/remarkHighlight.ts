import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { highlight } from '../../../core/server/html';

/** Highlights every fence while the page is compiled, so that no highlighter reaches a visitor. */
export function remarkHighlight() {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      node.data = {
        ...node.data,
        // The text is in the HTML already: it would be in the page's JavaScript twice.
        hChildren: [],
        hProperties: {
          ...node.data?.hProperties,
          html: highlight(node.value, node.lang ?? 'text'),
        },
      };
    });
  };
}
