/** Rounds to one digit after the point. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
