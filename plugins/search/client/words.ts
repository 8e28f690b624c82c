// cspell:ignore pinn bdgmnprt undouble

const stripAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Returns a text as one run of lower-case letters and digits: `Column definition`, `columnDefinition` are the same. */
export const toCompact = (text: string): string =>
  stripAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const han = /^\p{Script=Han}+$/u;

/** Chinese has no spaces: each pair of characters counts as a word. */
const toPairs = (word: string): string[] =>
  han.test(word) && word.length > 2
    ? Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2))
    : [word];

/** Returns the words of a text or a name, in lower case: `MuiDataGrid-rowCount` has four. */
export const splitWords = (text: string): string[] =>
  stripAccents(text)
    .replace(/[\p{Ll}\d](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')
    .replace(/\p{Script=Han}+/gu, ' $& ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap(toPairs);

const vowel = /[aeiouy]/;

/** `pinn` of `pinning` is `pin`; `scroll` of `scrolling` stays. */
const undouble = (stem: string) => stem.replace(/([bdgmnprt])\1$/, '$1');

function cut(word: string, ending: string): string | undefined {
  const stem = word.slice(0, -ending.length);
  return word.endsWith(ending) && stem.length > 2 && vowel.test(stem) && !stem.endsWith('e')
    ? undouble(stem)
    : undefined;
}

/** Returns what `column` and `columns`, `stack` and `stacked`, `sort` and `sorting` share. */
export function toStem(word: string): string {
  if (word.length < 4) {
    return word;
  }
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[^sui])s$/, '');
  const stem = cut(singular, 'ing') ?? cut(singular, 'ed') ?? singular;
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

/** Returns what a text is about, whatever the endings of its words: `bars` and `Bar` are the same. */
export const toTopic = (text: string): string => splitWords(text).map(toStem).join(' ');

/** Returns whether two words differ by one typo: a letter too many, missing, wrong, or two swapped. */
export function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) {
    return false;
  }
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start++;
  }
  const rest = (word: string, from: number) => word.slice(start + from);
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2))
  );
}

/** The stems of a word's synonyms, by its own stem. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

/** @param groups words for the same thing, separated by spaces */
export function toSynonyms(groups: readonly string[]): Synonyms {
  const synonyms = new Map<string, ReadonlySet<string>>();
  for (const group of groups) {
    const stems = group.split(' ').map(toStem);
    for (const stem of stems) {
      synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...stems]));
    }
  }
  return synonyms;
}
