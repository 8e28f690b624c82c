import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** Returns a tree as GitHub-flavored Markdown. */
export function renderMarkdown(tree: Root): string {
  return writer.stringify(tree);
}
