import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import ts from 'typescript';
import {
  toHeadlineMessage,
  toPlanMessage,
  toProductMessage,
  toProductTextMessage,
  toShortProductMessage,
  toTaglineMessage,
} from '../../../core/messages';
import { platformDir } from '../../../core/server/files';
import { throwProblems } from '../../../core/server/problems';
import { type Site, namedPlans, products } from '../../../core/types';

/** A text of the interface in English, and where it is. */
interface Message {
  id: string;
  english: string;
  /** `file:line`, for messages. */
  place: string;
}

/** Returns a text that is written out, or concatenated from such texts. */
function readText(node: ts.Node | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (node && ts.isJsxText(node)) {
    // As in JSX, a line break counts as a space.
    return node.text.trim().replace(/\s+/g, ' ');
  }
  if (node && (ts.isJsxExpression(node) || ts.isJsxAttribute(node))) {
    return readText(ts.isJsxExpression(node) ? node.expression : node.initializer);
  }
  if (node && ts.isPropertyAssignment(node)) {
    return readText(node.initializer);
  }
  if (node && ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const parts = [readText(node.left), readText(node.right)];
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  return undefined;
}

type Found = [id: string | undefined, english: string | undefined];

const findByName = <Node extends ts.Node & { name?: ts.Node }>(
  nodes: readonly Node[],
  name: string,
) => nodes.find((node) => node.name?.getText() === name);

/** Reads `translate({ id, message })` and `<Translate id="…">…</Translate>`. */
function readMessage(node: ts.Node): Found | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
    const [given] = node.arguments;
    return given && ts.isObjectLiteralExpression(given)
      ? [
          readText(findByName(given.properties, 'id')),
          readText(findByName(given.properties, 'message')),
        ]
      : undefined;
  }
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
    const children = node.children.filter((child) => !ts.isJsxText(child) || child.text.trim());
    const id = findByName(node.openingElement.attributes.properties, 'id');
    return [readText(id), children.length === 1 ? readText(children[0]) : undefined];
  }
  return undefined;
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
    const found = readMessage(node);
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
    ...namedPlans.map(toPlanMessage),
    toHeadlineMessage(site),
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
 * @throws an error with each text that can't be translated
 */
export async function collectInterface(site: Site): Promise<Record<string, string>> {
  const files = await Globby(patterns, { cwd: platformDir, ignore: ['**/*.test.*'] });
  const found = await Promise.all(
    files
      .toSorted()
      .map(async (file) =>
        extractMessages(file, await readFile(path.join(platformDir, file), 'utf8')),
      ),
  );
  const messages = [...found.flat(), ...listed(site)].filter(({ id }) => !id.startsWith('theme.'));
  throwProblems("Interface texts can't be collected", checkMessages(messages));
  return Object.fromEntries(messages.map(({ id, english }) => [id, english]));
}
