import { parseBlocks } from './markdown';

/** A piece of a type: a word that may be a type's name, or what is between words. */
interface TypePiece {
  text: string;
  isName: boolean;
}

/** Splits a type so that names in it can be links. There are none in quotes. */
export function splitType(type: string): TypePiece[] {
  return type
    .split(/('[^']*'|"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*)/)
    .filter(Boolean)
    .map((text) => ({ text, isName: /^[A-Za-z_$]/.test(text) }));
}

/** How many characters of a type a row shows. */
const MAX_TYPE_LENGTH = 80;

/** Where a long type may end: after a part of it, not within a name. */
const ends = [' | ', ', ', '; ', ' => ', '<', '(', '{ ', ' '];

/** Returns the beginning of a type that is too long for a row; `null` when it fits. */
export function shortenType(type: string): string | null {
  if (type.length <= MAX_TYPE_LENGTH) {
    return null;
  }
  const beginning = type.slice(0, MAX_TYPE_LENGTH - 4);
  const end = ends
    .map((text) => beginning.lastIndexOf(text))
    .find((index) => index > MAX_TYPE_LENGTH / 2);
  return beginning.slice(0, end).trimEnd();
}

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
