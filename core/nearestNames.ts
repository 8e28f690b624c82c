import { distance } from 'fastest-levenshtein';

const MAX_NAMES = 5;

/**
 * Returns the names that are most like a wanted one, the nearest first: mistyped ones, and those that
 * contain it or that it contains.
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
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}

/**
 * Returns the end of a message about an unknown name: ` Did you mean a, b?`, or nothing without near names.
 *
 * @param show how the message writes a name
 */
export function suggestNames(
  wanted: string,
  names: readonly string[],
  show = (name: string): string => name,
): string {
  const near = findNearest(wanted, names).map(show);
  return near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
}
