import type { Root } from 'mdast';

/** Whether a page shows demos: then its code has two languages. */
export function showsDemos(tree: Root): boolean {
  return tree.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Demo');
}
