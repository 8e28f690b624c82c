/** A line that holds nothing but a preview mark, in either comment syntax. */
const mark =
  /^[ \t]*(?:\/\/|\{\/\*)[ \t]*preview-(start|end)[ \t]*(?:\*\/\})?[ \t]*(?:\r?\n|(?![\s\S]))/gm;

interface Extracted {
  /** The code as a reader copies it. */
  code: string;
  /** The first and the last line between the marks, counted from 1 in `code`; absent without marks. */
  lines?: { from: number; to: number };
}

/** Takes the `preview-start` and `preview-end` lines out of code, and tells which lines stood between them. */
export function extractPreview(marked: string): Extracted {
  const at: Partial<Record<string, number>> = {};
  let code = '';
  let end = 0;
  for (const match of marked.matchAll(mark)) {
    code += marked.slice(end, match.index);
    at[match[1] ?? ''] = code.split('\n').length;
    end = match.index + match[0].length;
  }
  code += marked.slice(end);
  const { start: from, end: after } = at;
  return from !== undefined && after !== undefined && after > from
    ? { code, lines: { from, to: after - 1 } }
    : { code };
}
