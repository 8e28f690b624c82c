import type { BlockContent, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toCode, type Links } from './toCode';

const parser = unified()
  // What looks like HTML in a comment is a type: `Promise<void>`.
  .data('micromarkExtensions', [{ disable: { null: ['htmlFlow', 'htmlText'] } }])
  .use(remarkParse)
  .use(remarkGfm)
  .freeze();

/** Components of a family share most of their comments: each is parsed once. */
const parsed = new Map<string, Root>();

function parse(markdown: string): Root {
  // The one tag that packages use.
  const text = markdown.replace(/\s*<br\s*\/?>[^\S\n]*\n?/g, '  \n');
  const tree: Root = parsed.get(markdown) ?? parser.parse(text);
  parsed.set(markdown, tree);
  return tree;
}

function linkCode(node: Nodes, links: Links): Nodes {
  if (node.type === 'inlineCode') {
    return toCode(node.value, links);
  }
  return 'children' in node && node.type !== 'link' && node.type !== 'linkReference'
    ? ({ ...node, children: node.children.map((child) => linkCode(child, links)) } as Nodes)
    : node;
}

/** Parses the Markdown of a package's comment. Code that names a page of the reference links to it. */
export function parseDescription(markdown: string, links: Links): BlockContent[] {
  return (linkCode(parse(markdown), links) as Root).children as BlockContent[];
}
