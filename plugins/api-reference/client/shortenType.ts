/** How long the text of a type may be in a row. */
const longest = 80;

/** Where a long one may end: after a part of it, not within a name. */
const ends = [' | ', ', ', '; ', ' => ', '<', '(', '{ ', ' '];

/** Returns the beginning of a type that is too long for a row; nothing when it fits. */
export function shortenType(type: string): string | null {
  if (type.length <= longest) {
    return null;
  }
  const beginning = type.slice(0, longest - 4);
  const end = ends.map((text) => beginning.lastIndexOf(text)).find((index) => index > longest / 2);
  return beginning.slice(0, end).trimEnd();
}
