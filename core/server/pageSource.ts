/** Reads the files that authors write, however their editor saves them. */
import { readFile } from 'node:fs/promises';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { fillVersions } from './pins';

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
  /** As it is written. */
  text: string;
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

/** Front matter that can't be parsed, and why: Docusaurus's parser throws once, and then answers with nothing. */
const refused = new Map<string, unknown>();

/**
 * Parses the front matter of a file.
 *
 * @throws an error when it can't be parsed, each time
 */
export async function parseFrontMatter(
  file: Parameters<typeof DEFAULT_PARSE_FRONT_MATTER>[0],
): ReturnType<typeof DEFAULT_PARSE_FRONT_MATTER> {
  const { fileContent } = file;
  if (refused.has(fileContent)) {
    throw refused.get(fileContent);
  }
  try {
    return await DEFAULT_PARSE_FRONT_MATTER(file);
  } catch (error) {
    refused.set(fileContent, error);
    throw error;
  }
}

/**
 * Reads the file of a page.
 *
 * @param filePath absolute path
 * @throws an error when the front matter can't be parsed
 */
export async function readPageSource(filePath: string): Promise<PageSource> {
  const text = await readText(filePath);
  const fileContent = fillVersions(text, filePath);
  const { frontMatter, content } = await parseFrontMatter({ filePath, fileContent });
  const linesBefore = fileContent.slice(0, fileContent.lastIndexOf(content)).split('\n').length - 1;
  return {
    text,
    frontMatter,
    keyLines: findKeyLines(fileContent),
    content: '\n'.repeat(linesBefore) + content,
  };
}

/** What parsers say of a mistake: of front matter, which counts lines from 0, or of the text. */
interface ReadError extends Error {
  reason?: string;
  mark?: { line: number };
  line?: number;
}

/** What parsers don't say in plain words. */
const advice: readonly [reason: RegExp, text: string][] = [
  [/bad indentation of a mapping entry/, 'Put text with a colon between quotes.'],
  [/end of the stream within a \w+ quoted/, 'Close the quotes.'],
  [/can not read a block mapping entry/, 'End the front matter with a line of ---.'],
  [/Could not parse .* with acorn/, 'Write \\{ for a brace that begins no code.'],
];

/**
 * Returns what stops a page from being read, with its line and the text there, where that is known.
 *
 * @param text of the file, where it can be read at all
 */
export function toReadProblem(file: string, error: ReadError, text = ''): string {
  const { reason = error.message, mark, cause } = error;
  // The parser of elements says it in words alone.
  const [, inWords] = /\((\d+):\d+-\d+:\d+\)/.exec(reason) ?? [];
  const line = error.line ?? (mark && mark.line + 1) ?? (inWords ? Number(inWords) : undefined);
  const place = line === undefined ? file : `${file}:${line}`;
  const why = cause instanceof Error ? `${reason}: ${cause.message}` : reason;
  const [, hint] = advice.find(([pattern]) => pattern.test(reason)) ?? [];
  const shown = line === undefined ? undefined : toUnixLines(text).split('\n')[line - 1]?.trim();
  const sentence = `${place}: the page cannot be read: ${why}${hint ? `. ${hint}` : ''}`;
  return shown ? `${sentence}\n  ${shown}` : sentence;
}

/** A page that can't be read. The bundler shows what is wrong with it, and not where our code found it. */
export class UnreadablePageError extends Error {
  readonly hideStack = true;

  constructor(file: string, error: ReadError, text: string) {
    super(toReadProblem(file, error, text), { cause: error });
  }
}
