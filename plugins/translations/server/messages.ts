import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import ts from 'typescript';
import {
  toProductMessage,
  toProductTextMessage,
  toShortProductMessage,
  toTaglineMessage,
} from '../../../core/messages';
import { throwProblems } from '../../../core/server/problems';
import { type Site, products } from '../../../core/types';

/** A text of the interface in English, and where it is. */
interface Message {
  id: string;
  english: string;
  /** `file:line`, for messages. */
  place: string;
}

/** Returns a text that is written out, or concatenated from such texts. */
function readText(node: ts.Node | undefined): string | undefined {
  if (!node) {
    return undefined;
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isJsxExpression(node)) {
    return readText(node.expression);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [readText(node.left), readText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** Reads id and text of `translate({ id, message })`. */
function readCall(node: ts.CallExpression): (string | undefined)[] | undefined {
  const [given] = node.arguments;
  if (node.expression.getText() !== 'translate' || !given || !ts.isObjectLiteralExpression(given)) {
    return undefined;
  }
  const read = (name: string) => {
    const property = given.properties.find((item) => item.name?.getText() === name);
    return readText(
      property && ts.isPropertyAssignment(property) ? property.initializer : undefined,
    );
  };
  return [read('id'), read('message')];
}

/** Reads id and text of `<Translate id="…">…</Translate>`. */
function readElement(node: ts.JsxElement): (string | undefined)[] | undefined {
  const { tagName, attributes } = node.openingElement;
  if (tagName.getText() !== 'Translate') {
    return undefined;
  }
  const id = attributes.properties.find((item) => item.name?.getText() === 'id');
  const children = node.children.filter((child) => !ts.isJsxText(child) || child.text.trim());
  const [child] = children;
  // As JSX does, a line break counts as a space.
  const text =
    child && ts.isJsxText(child) ? child.text.trim().replace(/\s+/g, ' ') : readText(child);
  return [
    readText(id && ts.isJsxAttribute(id) ? id.initializer : undefined),
    children.length === 1 ? text : undefined,
  ];
}

/**
 * Returns the texts of a file that are to be translated, in its order.
 *
 * @param file its path from the project's folder
 * @throws an error with each place whose id or English text only a running page knows
 */
export function extractMessages(file: string, code: string): Message[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const messages: Message[] = [];
  const unknown: string[] = [];
  const visit = (node: ts.Node) => {
    const found = ts.isCallExpression(node)
      ? readCall(node)
      : ts.isJsxElement(node)
        ? readElement(node)
        : undefined;
    if (found) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const place = `${file}:${line + 1}`;
      const [id, english] = found;
      if (id === undefined || english === undefined) {
        unknown.push(place);
      } else {
        messages.push({ id, english, place });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (unknown.length > 0) {
    throw new Error(
      `The id or the English text isn't written out in: ${unknown.join(', ')}. Write both as plain text.`,
    );
  }
  return messages;
}

/** Where texts of the interface are; Docusaurus translates its own. */
const patterns = ['{core,plugins,src}/**/*.{ts,tsx}'];

/** Texts that come from lists, not from calls with the text written out. */
const listed = (site: Site): Message[] =>
  [
    ...products.flatMap((product) => [
      toProductMessage(product),
      toShortProductMessage(product),
      toProductTextMessage(product),
    ]),
    toTaglineMessage(site),
  ].map(({ id, message }) => ({ id, english: message, place: 'site.ts' }));

/** Finds ids that are used for two different texts. */
function checkMessages(messages: readonly Message[]): string[] {
  return messages.flatMap(({ id, english, place }) => {
    const first = messages.find((item) => item.id === id);
    return first && first.english !== english
      ? `${place}: "${id}" is "${english}" here and "${first.english}" in ${first.place}. Change one of the ids.`
      : [];
  });
}

/**
 * Collects the texts of the interface: English text by id.
 *
 * @param siteDir absolute path of the project
 * @throws an error with each text that can't be translated
 */
export async function collectInterface(
  site: Site,
  siteDir: string,
): Promise<Record<string, string>> {
  const files = await Globby(patterns, { cwd: siteDir, ignore: ['**/*.test.*'] });
  const found = await Promise.all(
    files
      .toSorted()
      .map(async (file) => extractMessages(file, await readFile(path.join(siteDir, file), 'utf8'))),
  );
  const messages = [...found.flat(), ...listed(site)].filter(({ id }) => !id.startsWith('theme.'));
  throwProblems("Interface texts can't be collected", checkMessages(messages));
  return Object.fromEntries(messages.map(({ id, english }) => [id, english]));
}
