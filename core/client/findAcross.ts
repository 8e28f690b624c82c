import type { KeyboardEvent } from 'react';

/**
 * Returns the index of the item in a row that an arrow, Home or End leads to; nothing for another key.
 * Arrows wrap around at the ends and follow the direction of the text.
 *
 * @param event a key press on the row or in it
 * @param index of the focused item
 * @param length number of items
 */
export function findAcross(
  { key, currentTarget }: KeyboardEvent,
  index: number,
  length: number,
): number | undefined {
  const step = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const indexes: Record<string, number> = {
    ArrowRight: (index + step + length) % length,
    ArrowLeft: (index - step + length) % length,
    Home: 0,
    End: length - 1,
  };
  return indexes[key];
}
