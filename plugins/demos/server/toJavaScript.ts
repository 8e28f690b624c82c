import ts from 'typescript';
import type { Conversion } from './to-javascript/conversion';
import { convertAliases } from './to-javascript/convertAliases';
import { convertImports } from './to-javascript/convertImports';
import { convertNode } from './to-javascript/convertNode';
import { createEdits, type EditedText } from './to-javascript/createEdits';
import { formatJavaScript } from './to-javascript/formatJavaScript';
import { isJavaScript } from './to-javascript/isJavaScript';
import { type ParsedSource, parseSource } from './to-javascript/parseSource';

function createError(source: string, offset: number, message: string): Error {
  const before = source.slice(0, offset).split(/\r\n?|\n/);
  const where = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  return new Error(`The TypeScript cannot be read at ${where}: ${message}`);
}

function parse(source: string): ParsedSource {
  const elements = parseSource(source, 'tsx');
  if ('file' in elements) {
    return elements;
  }
  // `<T>x` and `<T>(x) => x` are elements that never end in a file with elements.
  const types = parseSource(source, 'ts');
  if ('file' in types) {
    return types;
  }
  const { offset, message } = types.offset > elements.offset ? types : elements;
  throw createError(source, offset, message);
}

function removeTypes(source: string): EditedText {
  const { file, checker } = parse(source);
  let hasElements = false;
  const conversion: Conversion = {
    file,
    text: source,
    checker,
    edits: createEdits(source),
    used: new Set(),
    aliases: [],
    convert: (node) => {
      hasElements ||= ts.isJsxOpeningLikeElement(node) || ts.isJsxFragment(node);
      convertNode(conversion, node);
    },
  };
  file.forEachChild(conversion.convert);
  if (conversion.aliases.length === 0 && isJavaScript(source, conversion.edits)) {
    return createEdits(source).apply();
  }
  convertAliases(conversion);
  convertImports(conversion, hasElements);
  return conversion.edits.apply();
}

/**
 * Turns a TypeScript React file into the JavaScript that a reader would have written:
 * types go, enums and namespaces become objects, comments and blank lines stay, Prettier formats it.
 * Imports that only types need go too; a file that is JavaScript already is only formatted.
 * Decorators stay as they are: they are JavaScript to be.
 *
 * @throws where the source cannot be parsed
 */
export async function toJavaScript(source: string): Promise<string> {
  const text = source.replace(/^\uFEFF/, '');
  const { text: code, toSourceOffset } = removeTypes(text);
  try {
    return await formatJavaScript(code);
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    // What TypeScript lets pass and JavaScript does not. Prettier adds the place in its own text.
    const { pos = 0 } = (error.cause ?? {}) as { pos?: number };
    throw createError(text, toSourceOffset(pos), error.message.replace(/ \(\d+:\d+\)[^]*/, ''));
  }
}
