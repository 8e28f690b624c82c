import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** What is a link already, or becomes one in the contents. */
const unlinked = new Set(['heading', 'link', 'linkReference']);

/**
 * Makes a link of code that is the name of a page, where it stands first on a page: the prose then
 * leads to the reference, and is not full of links.
 *
 * @param links slugs by name
 */
export function linkCode(tree: Root, links: ReadonlyMap<string, string>): void {
  const linked = new Set<string>();
  visit(tree, (node, index, parent) => {
    const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
    if (unlinked.has(node.type) || (isElement && /^(?:a|Link|h\d)$/.test(node.name ?? ''))) {
      return SKIP;
    }
    if (node.type !== 'inlineCode' || !parent || index === undefined) {
      return undefined;
    }
    const url = links.get(node.value);
    if (url === undefined || linked.has(node.value)) {
      return undefined;
    }
    linked.add(node.value);
    const link: Link = { type: 'link', url, children: [node] };
    parent.children.splice(index, 1, link);
    return [SKIP, index + 1];
  });
}
