import { stripAccents } from './stripAccents';

/** Chinese has no spaces: each pair of characters stands for a word. */
const han = /^\p{Script=Han}+$/u;

const toPairs = (word: string): string[] =>
  han.test(word) && word.length > 2
    ? Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2))
    : [word];

/** Returns the words of a text or a name, in lower case: `MuiDataGrid-rowCount` has four. */
export function splitWords(text: string): string[] {
  return stripAccents(text)
    .replace(/[\p{Ll}\d](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')
    .replace(/\p{Script=Han}+/gu, ' $& ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap(toPairs);
}
