import { library } from '../../../../library';

/** What a JSDoc comment says. */
export interface JsDoc {
  /** Markdown, with its line breaks. */
  description: string;
  /** In order; the text keeps its line breaks. */
  tags: { name: string; text: string }[];
}

/**
 * `{@link https://… text}` and `[[GridColDef]]` become Markdown, and links to paths, which are those
 * of the host of the library's own documentation, get that host.
 */
function toMarkdown(text: string): string {
  return text
    .replace(
      /\{@link(?:code|plain)?\s+(https?:\/\/[^\s}|]+)\s*\|?\s*([^}]*)\}/g,
      (_match, url, label) => (label.trim() ? `[${label.trim()}](${url})` : `<${url}>`),
    )
    .replace(
      /\{@link(?:code|plain)?\s+([^\s}|]+)\s*\|?\s*([^}]*)\}/g,
      (_match, name, label) => label.trim() || `\`${name}\``,
    )
    .replace(/`?\[\[([^\]]+)\]\]`?/g, '`$1`')
    .replace(/(?<=\]\()\/(?=\w)/g, library.documentation ?? '/');
}

/**
 * Parses the text of a JSDoc comment: with its stars and slashes, or without.
 *
 * The compiler's own parser is not used for tags, because it ends a tag at any `@`:
 * `@default '@media (pointer: fine)'` would lose its value.
 */
export function parseJsDoc(comment: string): JsDoc {
  const star = /^\s*\/\*\*/.test(comment) ? /^\s*\* ?/ : '';
  const lines = comment
    .replace(/^\s*\/\*\*/, '')
    .replace(/\*\/\s*$/, '')
    .split('\n')
    .map((line) => line.replace(star, '').trimEnd());
  const blocks: { name: string; lines: string[] }[] = [{ name: '', lines: [] }];
  let isCode = false;
  for (const line of lines) {
    const [, name, rest = ''] = (!isCode && /^\s*@([a-zA-Z]+)\b[ \t]*(.*)$/.exec(line)) || [];
    if (name === undefined) {
      blocks.at(-1)?.lines.push(line);
    } else {
      blocks.push({ name, lines: [rest] });
    }
    isCode = line.includes('```') ? !isCode : isCode;
  }
  const [description, ...tags] = blocks.map((block) => ({
    name: block.name,
    text: toMarkdown(block.lines.join('\n').trim()),
  }));
  return { description: description?.text ?? '', tags };
}
