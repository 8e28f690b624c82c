/** Returns the words of a path, as they are searched: `/react-charts/sorthing` → `react charts sorthing`. */
export function toPathWords(slug: string): string {
  let text = slug;
  try {
    text = decodeURIComponent(slug);
  } catch {
    // No text in it: its letters may tell something all the same.
  }
  return text
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
}
