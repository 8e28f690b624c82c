/** A line with nothing but a preview mark, in either comment syntax. */
const MARK =
  /^[ \t]*(?:\/\/|\{\/\*)[ \t]*preview-(start|end)[ \t]*(?:\*\/\})?[ \t]*(?:\r?\n|(?![\s\S]))/gm;

interface Extracted {
  /** The code as a reader copies it. */
  code: string;
  /** The first and the last line between the marks, counted from 1 in `code`; absent without marks. */
  lines?: { from: number; to: number };
}

/** Removes the `preview-start` and `preview-end` lines from code, and returns which lines were between them. */
export function extractPreview(marked: string): Extracted {
  const at: Partial<Record<string, number>> = {};
  let code = '';
  let end = 0;
  for (const match of marked.matchAll(MARK)) {
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

/** A tag of highlighted code, a line break, or text between them. */
const PIECE = /<span[^>]*>|<\/span>|\n|[^<\n]+/g;

/** Splits highlighted code into lines with their own tags: a token over several lines is in each. */
function splitLines(html: string): string[] {
  const open: string[] = [];
  const lines = [''];
  const write = (text: string) => {
    lines[lines.length - 1] += text;
  };
  for (const [text] of html.matchAll(PIECE)) {
    if (text === '\n') {
      write('</span>'.repeat(open.length));
      lines.push(open.join(''));
      continue;
    }
    write(text);
    if (text === '</span>') {
      open.pop();
    } else if (text.startsWith('<')) {
      open.push(text);
    }
  }
  return lines;
}

/** The spaces that a line of highlighted code begins with, perhaps inside a token. */
const INDENTATION = /^((?:<span[^>]*>)*)( *)/;

function measureIndentation(line: string): number {
  const isEmpty = line.replaceAll(/<[^>]*>/g, '').trim() === '';
  return isEmpty ? Infinity : (INDENTATION.exec(line)?.[2]?.length ?? 0);
}

/**
 * Returns some lines of highlighted code, without their common indentation.
 *
 * @param html what `highlight` returned
 * @param from the first line, counted from 1
 * @param to the last line
 */
export function sliceHtml(html: string, from: number, to: number): string {
  const lines = splitLines(html).slice(from - 1, to);
  const shared = Math.min(...lines.map(measureIndentation));
  return lines
    .map((line) =>
      line.replace(INDENTATION, (_, tags: string, spaces: string) => tags + spaces.slice(shared)),
    )
    .join('\n');
}
