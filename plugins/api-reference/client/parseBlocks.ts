/** A block of a Markdown text, whose lines are still to be parsed. */
export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] };

const item = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const fence = /^\s*```/;

/**
 * Parses Markdown as descriptions of types use it: paragraphs, lists and fenced code. A line break in
 * a paragraph is a space, as in Markdown.
 */
export function parseBlocks(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | undefined;
  const start = (block: TextBlock) => {
    blocks.push(block);
    open = block;
  };
  let inCode = false;
  for (const line of markdown.split('\n')) {
    const [, number, text] = item.exec(line) ?? [];
    if (fence.test(line)) {
      inCode = !inCode;
      open = undefined;
      if (inCode) {
        start({ kind: 'code', text: '' });
      }
    } else if (inCode && open?.kind === 'code') {
      open.text += open.text ? `\n${line}` : line;
    } else if (!line.trim()) {
      open = undefined;
    } else if (text !== undefined) {
      if (open?.kind !== 'list') {
        start({ kind: 'list', ordered: number !== undefined, items: [] });
      }
      (open as TextBlock & { kind: 'list' }).items.push(text);
    } else if (open?.kind === 'list') {
      open.items.push(`${open.items.pop()} ${line.trim()}`);
    } else if (open?.kind === 'paragraph') {
      open.text += ` ${line.trim()}`;
    } else {
      start({ kind: 'paragraph', text: line.trim() });
    }
  }
  return blocks;
}
