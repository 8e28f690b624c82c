import { parseBlocks } from './markdown';

/** A piece of a type: a name, or what is between names. */
interface TypePiece {
  text: string;
  isName: boolean;
}

/** Splits a type at the names that are wanted. There are none in quotes. */
export function splitType(type: string, isWanted: (name: string) => boolean): TypePiece[] {
  const pieces: TypePiece[] = [];
  for (const text of type.split(/('[^']*'|"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*)/)) {
    const isName = /^[A-Za-z_$]/.test(text) && isWanted(text);
    const last = pieces.at(-1);
    if (last && !isName && !last.isName) {
      last.text += text;
    } else if (text) {
      pieces.push({ text, isName });
    }
  }
  return pieces;
}

/** How many characters of a type fit its column, in two lines. */
const TYPE_LENGTH = 64;

/** Returns whether a type takes more than two lines of a table. */
export const isLongType = (type: string): boolean => type.length > TYPE_LENGTH;

/** About how many characters of a description fit a line of a table. */
const LINE_LENGTH = 92;

/** Returns about how many lines a description takes in a table. */
export function countLines(markdown: string): number {
  const lengths = parseBlocks(markdown).flatMap((block) => {
    if (block.kind === 'code') {
      return block.text.split('\n').map(() => 1);
    }
    return block.kind === 'list' ? block.items.map((item) => item.length) : block.text.length;
  });
  return lengths.reduce((lines, length) => lines + Math.ceil(length / LINE_LENGTH), 0);
}
