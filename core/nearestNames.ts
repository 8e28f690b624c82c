import { distance } from 'fastest-levenshtein';

/** How many names are offered. */
const most = 5;

/**
 * Returns the names that are most like a wanted one, the nearest first: what was mistyped, and what
 * contains it.
 */
export function findNearest(wanted: string, names: readonly string[]): string[] {
  const lower = wanted.toLowerCase();
  const measure = (name: string) => {
    const other = name.toLowerCase();
    const contains = lower !== '' && (other.includes(lower) || lower.includes(other));
    return contains ? 0 : distance(lower, other) / Math.max(lower.length, other.length, 1);
  };
  return names
    .map((name) => ({ name, far: measure(name) }))
    .filter(({ far }) => far < 0.7)
    .toSorted((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, most)
    .map(({ name }) => name);
}
