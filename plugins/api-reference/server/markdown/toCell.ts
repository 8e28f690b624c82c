import type { Nodes, PhrasingContent } from 'mdast';
import { toPhrasing } from './toPhrasing';

const lineBreak: PhrasingContent = { type: 'html', value: '<br>' };

/** The lines of a block: a paragraph is one, a list has one an item. */
function toLines(node: Nodes): PhrasingContent[][] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [node.children];
    case 'code':
      return node.value.split('\n').map((value) => [{ type: 'inlineCode', value }]);
    case 'list':
      return node.children.flatMap((item, index) =>
        item.children.flatMap(toLines).map((line, row) => {
          const sign = node.ordered ? `${(node.start ?? 1) + index}. ` : '• ';
          return row === 0 ? toPhrasing(sign, ...line) : line;
        }),
      );
    case 'root':
    case 'blockquote':
      return node.children.flatMap(toLines);
    default:
      return [];
  }
}

/** A cell has one line: what breaks it becomes a space, or a tag where the break is meant. */
function toOneLine(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') {
    return lineBreak;
  }
  if ('children' in node) {
    return { ...node, children: node.children.map(toOneLine) } as PhrasingContent;
  }
  return node.type === 'text' || node.type === 'inlineCode'
    ? { ...node, value: node.value.replace(/\s*\n\s*/g, ' ') }
    : node;
}

/** Puts blocks of Markdown into what a cell of a table can hold: one line, broken by tags. */
export function toCell(blocks: readonly Nodes[]): PhrasingContent[] {
  return blocks
    .flatMap(toLines)
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line]))
    .map(toOneLine);
}
