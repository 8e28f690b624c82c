/** A piece of a line of Markdown. */
export type TextPiece =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; pieces: TextPiece[] }
  | { kind: 'link'; href: string; pieces: TextPiece[] };

const pattern =
  /(?<ticks>`+)(?<code>.+?)\k<ticks>|\[(?<label>(?:`[^`]*`|[^[\]`])+)\]\((?<href>[^\s()]+)\)|\*\*(?<strong>\S(?:.*?\S)?)\*\*|(?<![\w*])(?<mark>[*_])(?<emphasis>[^\s*_](?:.*?[^\s*_])?)\k<mark>(?!\w)|(?<address>https?:\/\/[^\s<>()`]*[^\s<>()`.,;:!?'"*_])/gs;

/** Where a link may lead: another site, a page of this one, a part of this page. */
const safe = /^(?:https?:\/\/|\/(?!\/)|#)/;

function toPiece(groups: Record<string, string | undefined>, whole: string): TextPiece {
  const { code, label, href, strong, emphasis, address } = groups;
  if (code !== undefined) {
    return { kind: 'code', text: code.trim() };
  }
  if (strong !== undefined) {
    return { kind: 'strong', pieces: parseText(strong) };
  }
  if (emphasis !== undefined) {
    return { kind: 'emphasis', pieces: parseText(emphasis) };
  }
  if (address !== undefined) {
    return { kind: 'link', href: address, pieces: [{ kind: 'text', text: address }] };
  }
  return label !== undefined && href !== undefined && safe.test(href)
    ? { kind: 'link', href, pieces: parseText(label) }
    : { kind: 'text', text: whole };
}

/**
 * Parses the inline Markdown in descriptions of types: code, links, strong and emphasized text. All
 * else, HTML above all, is text.
 */
export function parseText(markdown: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of markdown.matchAll(pattern)) {
    if (match.index > end) {
      pieces.push({ kind: 'text', text: markdown.slice(end, match.index) });
    }
    pieces.push(toPiece(match.groups ?? {}, match[0]));
    end = match.index + match[0].length;
  }
  if (end < markdown.length) {
    pieces.push({ kind: 'text', text: markdown.slice(end) });
  }
  return pieces;
}

/** A block of Markdown; `parseText` parses its text and items. */
export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] };

const item = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const fence = /^\s*```/;

/** Parses the blocks of Markdown in descriptions of types: paragraphs, lists and fenced code. */
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
