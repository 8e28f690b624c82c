import { parseBlocks } from './markdown';

/** A piece of a type's text: a word that may be a type's name, or what is between words. */
interface TypePiece {
  text: string;
  isName: boolean;
}

/** Splits the text of a type so that names in it can be links; text in quotes has none. */
export function splitType(type: string): TypePiece[] {
  return type
    .split(/('[^']*'|"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*)/)
    .filter(Boolean)
    .map((text) => ({ text, isName: /^[A-Za-z_$]/.test(text) }));
}

/** How long the text of a type may be in a row. */
const longest = 80;

/** Where a long one may end: after a part of it, not within a name. */
const ends = [' | ', ', ', '; ', ' => ', '<', '(', '{ ', ' '];

/** Returns the beginning of a type that is too long for a row; nothing when it fits. */
export function shortenType(type: string): string | null {
  if (type.length <= longest) {
    return null;
  }
  const beginning = type.slice(0, longest - 4);
  const end = ends.map((text) => beginning.lastIndexOf(text)).find((index) => index > longest / 2);
  return beginning.slice(0, end).trimEnd();
}

/** About how many letters of a description fit a line of a table. */
const lineLength = 92;

/** Returns about how many lines a description takes in a table. */
export function countLines(markdown: string): number {
  const lengths = parseBlocks(markdown).flatMap((block) => {
    if (block.kind === 'code') {
      return block.text.split('\n').map(() => 1);
    }
    return block.kind === 'list' ? block.items.map((item) => item.length) : block.text.length;
  });
  return lengths.reduce((lines, length) => lines + Math.ceil(length / lineLength), 0);
}
