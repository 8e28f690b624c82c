/** Degrees of a whole turn. */
const turn = 360;

/**
 * Returns the hue that is farthest from all others: the middle of the widest gap between two of them.
 *
 * @param hues in degrees, from 0 to 359; at least one
 */
export function findFreeHue(hues: readonly number[]): number {
  const sorted = hues.toSorted((a, b) => a - b);
  const gaps = sorted.map((from, index) => {
    const to = sorted[index + 1] ?? (sorted[0] ?? 0) + turn;
    return { from, width: to - from };
  });
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
  return Math.round(widest.from + widest.width / 2) % turn;
}
