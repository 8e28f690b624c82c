export interface Star {
  x: number;
  y: number;
  size: number;
}

/** Scatters stars over a square of 100: the same ones for the same seed. */
export default function toStars(count: number, seed: number): Star[] {
  let state = seed;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  // Few are bright: a cube of the chance.
  return Array.from({ length: count }, () => ({
    x: next() * 100,
    y: next() * 100,
    size: 0.1 + next() ** 3 * 0.35,
  }));
}
