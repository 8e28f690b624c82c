/** Reads the files that authors write, however their editor saves them. */
import { readFile } from 'node:fs/promises';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { VFile } from 'vfile';

/** Drops a byte order mark. */
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Returns a text with `\n` at the end of lines. */
export const toUnixLines = (text: string): string => text.replaceAll('\r\n', '\n');

/**
 * Reads a text: without a byte order mark, and with `\n` at the end of lines.
 *
 * @param file absolute path
 * @throws an error when it isn't UTF-8
 */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return toUnixLines(decoder.decode(bytes));
  } catch {
    throw new Error('it is not UTF-8. Save it in that encoding.');
  }
}

/** A page's file in its two parts. */
export interface PageSource {
  frontMatter: Record<string, unknown>;
  /** The line of each key of the front matter. */
  keyLines: Readonly<Record<string, number>>;
  /** The text, after as many blank lines as the front matter has: lines count from the top of the file. */
  content: string;
}

function findKeyLines(text: string): Record<string, number> {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  return Object.fromEntries(
    lines.slice(0, end).flatMap((line, index) => {
      const [, key] = /^([\w-]+):/.exec(line) ?? [];
      return key === undefined ? [] : [[key, index + 1]];
    }),
  );
}

/** What the parser of front matter says of a mistake; it counts lines from 0. */
interface YamlError {
  reason: string;
  mark?: { line: number };
}

/**
 * Reads the file of a page.
 *
 * @param filePath absolute path
 * @throws an error with the line, when the front matter can't be parsed
 */
export async function readPageSource(filePath: string): Promise<PageSource> {
  const fileContent = await readText(filePath);
  try {
    const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    const linesBefore =
      fileContent.slice(0, fileContent.lastIndexOf(content)).split('\n').length - 1;
    return {
      frontMatter,
      keyLines: findKeyLines(fileContent),
      content: '\n'.repeat(linesBefore) + content,
    };
  } catch (error) {
    const { reason, mark } = error as YamlError;
    throw mark ? new VFile().message(reason, { line: mark.line + 1, column: 1 }) : error;
  }
}

/** Returns what stops a page from being read, with its line where that is known. */
export function toReadProblem(
  file: string,
  error: Error & { line?: number; reason?: string },
): string {
  const place = error.line === undefined ? file : `${file}:${error.line}`;
  return `${place}: the page cannot be read: ${error.reason ?? error.message}`;
}
