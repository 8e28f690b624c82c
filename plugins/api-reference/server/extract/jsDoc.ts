import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Reference } from '../../../../core/library';
import type { Reading } from './declarations';

/** What a JSDoc comment says. */
export interface JsDoc {
  /** Markdown, with its line breaks. */
  description: string;
  /** In order; the text keeps its line breaks. */
  tags: { name: string; text: string }[];
}

/**
 * Turns `{@link https://… text}` and `[[GridColDef]]` into Markdown. Links to paths get the host of the
 * library's own documentation.
 */
function toMarkdown(text: string, documentation = '/'): string {
  return text
    .replace(
      /\{@link(?:code|plain)?\s+(https?:\/\/[^\s}|]+)\s*\|?\s*([^}]*)\}/g,
      (_match, url, label) => (label.trim() ? `[${label.trim()}](${url})` : url),
    )
    .replace(
      /\{@link(?:code|plain)?\s+([^\s}|]+)\s*\|?\s*([^}]*)\}/g,
      (_match, name, label) => label.trim() || `\`${name}\``,
    )
    .replace(/`?\[\[([^\]]+)\]\]`?/g, '`$1`')
    .replace(/(?<=\]\()\/(?=\w)/g, documentation);
}

/**
 * Parses the text of a JSDoc comment, with its stars and slashes or without.
 *
 * The compiler's own parser ends a tag at any `@`: `@default '@media (pointer: fine)'` would lose its
 * value.
 */
export function parseJsDoc(comment: string, { documentation }: Reference): JsDoc {
  const star = /^\s*\/\*\*/.test(comment) ? /^\s*\* ?/ : '';
  const lines = comment
    .replace(/^\s*\/\*\*/, '')
    .replace(/\*\/\s*$/, '')
    .split('\n')
    .map((line) => line.replace(star, '').trimEnd())
    // A note of the library's authors to themselves.
    .filter((line) => !/^\s*TODO\b/.test(line))
    // Some write a default after the text, on its line.
    .flatMap((line) => line.split(/(?<=[^\s`].*)[ \t]+(?=@default(?:Value)?[ \t]+`[^`]*`$)/));
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
    text: toMarkdown(block.lines.join('\n').trim(), documentation),
  }));
  return { description: description?.text ?? '', tags };
}

/** Reads the comment right above; the compiler knows that `declare const` has it on its statement. */
function readComment(declaration: ts.Node, reference: Reference): JsDoc | undefined {
  const comment = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
  return comment && parseJsDoc(comment.getText(), reference);
}

/**
 * Reads the JSDoc of a property, a component or a type: of the first declaration that has one, or else
 * what it inherits from the interface that it extends.
 */
export function readJsDoc(
  symbol: ts.Symbol,
  { checker, reference }: Pick<Reading, 'checker' | 'reference'>,
  declarations: readonly ts.Declaration[] = symbol.declarations ?? [],
): JsDoc {
  for (const declaration of declarations) {
    const doc = readComment(declaration, reference);
    if (doc) {
      return doc;
    }
  }
  const inherited = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`);
  return parseJsDoc([inherited, ...tags].join('\n'), reference);
}

/** Returns the first paragraph of the README beside a declaration, unless it is that of the package. */
function readReadme(declaration: ts.Declaration | undefined): string {
  const dir = path.dirname(declaration?.getSourceFile().fileName ?? '');
  const file = path.join(dir, 'README.md');
  if (!existsSync(file) || existsSync(path.join(dir, 'package.json'))) {
    return '';
  }
  const blocks = readFileSync(file, 'utf8')
    .trim()
    .split(/\n\s*\n/);
  return blocks.find((block) => /^[\w`*[(]/.test(block) && !/^\[!/.test(block))?.trim() ?? '';
}

/** `export { GridFilterForm };` may have the JSDoc that belongs to the component above. */
function readExportDoc({ name, declarations }: ts.Symbol, reference: Reference): JsDoc | undefined {
  const statement = declarations?.[0]
    ?.getSourceFile()
    .statements.filter(ts.isExportDeclaration)
    .find(
      ({ exportClause }) =>
        exportClause &&
        ts.isNamedExports(exportClause) &&
        exportClause.elements.some((element) => element.name.text === name),
    );
  return statement && readComment(statement, reference);
}

/**
 * Reads the JSDoc of a component or an interface as a whole, without its lists of links to the vendor's
 * pages; `hasPage` is whether one of them is a page of the vendor's reference. A component without a
 * description has that of its props, or of the README beside it.
 *
 * @param props what describes the props of a component
 */
export function readPageDoc(
  symbol: ts.Symbol,
  reading: Pick<Reading, 'checker' | 'reference'>,
  props?: ts.Symbol,
): JsDoc & { hasPage: boolean } {
  const { vendorPages } = reading.reference;
  const own = readJsDoc(symbol, reading);
  const isEmpty = own.description === '' && own.tags.length === 0;
  const { description, tags } = (isEmpty && readExportDoc(symbol, reading.reference)) || own;
  const text = description
    .replace(/^(?:Demos|API|Features|Usage):[ \t]*\n(?:[ \t]*\n|[ \t]*-[^\n]*(?:\n|$))*/gm, '')
    .trim();
  const describe = (other: ts.Symbol) => {
    const found = readJsDoc(other, reading).description;
    // "The props of a button" is no description of a button.
    return /^(?:the )?props\b/i.test(found) ? '' : found || readReadme(symbol.declarations?.[0]);
  };
  return {
    tags,
    description: text || (props ? describe(props) : ''),
    hasPage: vendorPages !== undefined && description.includes(vendorPages),
  };
}

const findTag = ({ tags }: JsDoc, ...names: string[]) =>
  tags
    .find(({ name }) => names.includes(name))
    ?.text.replace(/\s+/g, ' ')
    .trim();

/** Whether something isn't meant for users. */
export const isInternal = (doc: JsDoc): boolean => findTag(doc, 'ignore', 'internal') !== undefined;

/** Returns the value of `@default` as one line of code. */
export function toDefault(doc: JsDoc): string | null {
  const text = findTag(doc, 'default', 'defaultValue');
  return text?.replace(/^`([^`]*)`$/, '$1').replace(/^"([\w-]*)"$/, "'$1'") || null;
}

/** Returns why something is deprecated; `null` when it isn't. */
export const toDeprecated = (doc: JsDoc): string | null => findTag(doc, 'deprecated') ?? null;
