/** Returns numbers from 0 to 1 that look random and are the same for the same seed. */
export function createRandom(seed: number): () => number {
  // Seeds that are neighbors must not begin alike.
  let state = (seed * 2654435761) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
