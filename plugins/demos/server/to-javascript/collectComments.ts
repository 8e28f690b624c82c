/**
 * Returns the comments of a stretch of source that holds tokens and no strings, as text to put elsewhere:
 * each on a line of its own, nothing where there is none.
 */
export function collectComments(text: string, start: number, end: number): string {
  const comments = text.slice(start, end).match(/\/\*[^]*?\*\/|\/\/.*/g) ?? [];
  return comments.map((comment) => `${comment}\n`).join('');
}
