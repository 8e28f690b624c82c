import { parseBlocks } from './parseBlocks';

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
