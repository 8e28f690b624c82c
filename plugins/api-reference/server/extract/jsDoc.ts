import ts from 'typescript';
import { library } from '../../../../library';
import type { LibraryExport } from './exports';

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

const nothing: JsDoc = { description: '', tags: [] };

/** The comment right above; `declare const` has it on its statement, which the compiler knows. */
function readComment(declaration: ts.Node): string | undefined {
  return ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1)?.getText();
}

/**
 * Reads the JSDoc of a property, a component or a type: that of the first declaration with one,
 * else what it inherits from the interface that it extends.
 */
export function readJsDoc(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  declarations: readonly ts.Declaration[] = symbol.declarations ?? [],
): JsDoc {
  for (const declaration of declarations) {
    const comment = readComment(declaration);
    if (comment !== undefined) {
      return parseJsDoc(comment);
    }
  }
  const inherited = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`);
  return inherited || tags.length > 0 ? parseJsDoc([inherited, ...tags].join('\n')) : nothing;
}

/** Lists of links to the vendor's pages say nothing of the thing itself. */
function withoutLinks(description: string): string {
  return description
    .replace(/^(?:Demos|API|Features|Usage):[ \t]*\n(?:[ \t]*\n|[ \t]*-[^\n]*(?:\n|$))*/gm, '')
    .trim();
}

/** `export { GridFilterForm };` may have the JSDoc that belongs to the component above. */
function readExportDoc(symbol: ts.Symbol): JsDoc | undefined {
  const [declaration] = symbol.declarations ?? [];
  const statement = declaration
    ?.getSourceFile()
    .statements.filter(ts.isExportDeclaration)
    .find(
      ({ exportClause }) =>
        exportClause &&
        ts.isNamedExports(exportClause) &&
        exportClause.elements.some(({ name }) => name.text === symbol.name),
    );
  const comment = statement && ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)?.getText();
  return comment ? parseJsDoc(comment) : undefined;
}

/** Reads what the packages say of a component or an interface as a whole. */
export function readPageDoc(
  { places }: LibraryExport,
  checker: ts.TypeChecker,
): JsDoc & { hasPage: boolean } {
  const symbol = places[0]?.symbol;
  const own = symbol && readJsDoc(symbol, checker);
  const isEmpty = !own?.description && !own?.tags.length;
  const doc = (isEmpty && symbol && readExportDoc(symbol)) || own || { description: '', tags: [] };
  return {
    tags: doc.tags,
    description: withoutLinks(doc.description),
    hasPage: doc.description.includes('/x/api/'),
  };
}
