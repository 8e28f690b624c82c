import type { KeyboardEvent } from 'react';

/**
 * Returns which of the things in a row an arrow, Home or End leads to: around at the ends, and
 * mirrored where the row is; nothing for another key.
 *
 * @param event of a key on the row or in it
 * @param index of the one that has the focus
 * @param length how many there are
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
