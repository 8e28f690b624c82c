/** What differs between two reports of one crash: addresses, ids, positions, numbers. */
const changing = /https?:\/\/\S+|\b0x[\da-f]+\b|\b[\da-f]{8,}\b|:r[\da-z]+:|«r[\da-z]+»|\d+/gi;

/**
 * Returns a short name for a crash: the same for the same error, whichever the demo, the page, the
 * browser's wording of positions or the build, so that its reports are found by one search.
 *
 * @returns `crash-` and eight hexadecimal digits
 */
export function toFingerprint({ name, message }: Error): string {
  const text = `${name}: ${message}`.replaceAll(changing, '#').replaceAll(/\s+/g, ' ').trim();
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `crash-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}
