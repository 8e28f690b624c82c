import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import {
  toProductMessage,
  toProductTextMessage,
  toShortProductMessage,
  toTaglineMessage,
} from '../../../core/messages';
import { products, type Site } from '../../../core/types';
import { throwProblems } from '../../../core/server/problems';
import { extractMessages, type Message } from './extractMessages';

/** Where texts of the interface are; Docusaurus's own are translated by Docusaurus. */
const patterns = ['{core,plugins,src}/**/*.{ts,tsx}'];

/** Texts that come from lists, not from a call with its text written out. */
const listed = (site: Site): Message[] =>
  [
    ...products.flatMap((product) => [
      toProductMessage(product),
      toShortProductMessage(product),
      toProductTextMessage(product),
    ]),
    toTaglineMessage(site),
  ].map(({ id, message }) => ({
    id,
    english: message,
    place: 'site.ts',
  }));

/** Returns the ids that stand for two different texts. */
function checkMessages(messages: readonly Message[]): string[] {
  return messages.flatMap(({ id, english, place }) => {
    const first = messages.find((item) => item.id === id);
    return first && first.english !== english
      ? `${place}: "${id}" is "${english}" here and "${first.english}" in ${first.place}. Give one of them another id.`
      : [];
  });
}

/**
 * Collects the texts of the interface: English text by id.
 *
 * @param siteDir absolute path of the project
 * @throws an error with every text that cannot be translated
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
  throwProblems('The texts of the interface cannot be collected', checkMessages(messages));
  return Object.fromEntries(messages.map(({ id, english }) => [id, english]));
}
