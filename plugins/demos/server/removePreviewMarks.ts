/** A line that holds nothing but a preview mark, in either comment syntax. */
const mark = /^[ \t]*(?:\/\/|\{\/\*)[ \t]*preview-(?:start|end)[ \t]*(?:\*\/\})?[ \t]*\r?\n/gm;

/** Returns the source without its `preview-start` and `preview-end` lines: what a reader copies. */
export function removePreviewMarks(source: string): string {
  return source.replace(mark, '');
}
