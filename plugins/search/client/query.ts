import type { IndexedWord, SearchIndex } from './searchIndex';
import type { Work } from './slices';
import { differsByOne, splitWords, toCompact, toStem, type Synonyms } from './words';

interface QueryWord {
  text: string;
  stem: string;
}

export interface Query {
  words: QueryWord[];
  /** The words as one run of letters. */
  compact: string;
  /** The same of all that was typed, with the words that questions have in common. */
  whole: string;
}

/** How well each word of the index matches a word of the query, from 0 to 1. */
export interface MatchedWord {
  quality: Float32Array;
  /** That of the word that matches best; 0 when none does. */
  weight: number;
}

/** What a question has besides what it is about. */
const stopWords = new Set(
  (
    'a about an and are be by can do does for get how i if in is it make me my of on or ' +
    'should that the there this to use using want what when where which why with would you'
  ).split(' '),
);

/** What is asked is cut, for phones to answer between two keys: the length of a text, and its words. */
export const MAX_QUERY_LENGTH = 100;
const MAX_WORDS = 12;

/** Returns what is asked, without the words that questions have in common; a name keeps all of its parts. */
export function parseQuery(text: string): Query {
  const pieces = text.slice(0, MAX_QUERY_LENGTH).trim().split(/\s+/);
  const telling = pieces.filter((piece) => !stopWords.has(piece.toLowerCase().replace(/\W+$/, '')));
  const kept = telling.length > 0 ? telling : pieces;
  const words = [...new Set(kept.flatMap(splitWords))].slice(0, MAX_WORDS);
  return {
    words: words.map((word) => ({ text: word, stem: toStem(word) })),
    compact: toCompact(kept.join(' ')),
    whole: toCompact(pieces.join(' ')),
  };
}

/**
 * Splits a text where it has what was typed: every second part is a match.
 *
 * @param words of the query, in lower case
 */
export function splitMatches(text: string, words: readonly string[]): string[] {
  const escaped = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
  return escaped.length > 0 ? text.split(new RegExp(`(${escaped.join('|')})`, 'giu')) : [text];
}

/** Shortest word in which a typo is forgiven: of shorter ones too many differ by one letter. */
const MIN_TYPO_LENGTH = 5;

/** What the beginning of a word is worth where another word was typed after it: it isn't half typed. */
const FINISHED_SHARE = 0.7;

const TYPO_QUALITY = 0.7;

function toQuality(
  { text, stem }: QueryWord,
  word: IndexedWord,
  isLast: boolean,
  synonyms: Synonyms,
): number {
  if (word.text === text) {
    return 1;
  }
  if (word.stem === stem) {
    return 0.95;
  }
  if (synonyms.get(stem)?.has(word.stem)) {
    return 0.8;
  }
  if (word.text.startsWith(text) || (stem.length > 2 && word.text.startsWith(stem))) {
    const share = text.length / Math.max(word.text.length, text.length);
    return (0.5 + 0.4 * share) * (isLast ? 1 : FINISHED_SHARE);
  }
  return 0;
}

function matchWord(word: QueryWord, index: SearchIndex, isLast: boolean): MatchedWord {
  const { words, synonyms } = index;
  let quality = Float32Array.from(words, (item) => toQuality(word, item, isLast, synonyms));
  if (word.text.length >= MIN_TYPO_LENGTH && !quality.some(Boolean)) {
    quality = Float32Array.from(words, ({ text }) =>
      text.length >= MIN_TYPO_LENGTH - 1 && differsByOne(word.text, text) ? TYPO_QUALITY : 0,
    );
  }
  const best = quality.reduce((most, value) => Math.max(most, value), 0);
  return { quality, weight: best > 0 ? (words[quality.indexOf(best)]?.weight ?? 0) : 0 };
}

/** Shortest part of a word that is split. */
const MIN_PART_LENGTH = 3;

/** `datagrid` is two words of the index. */
function splitUnknown(word: QueryWord, index: SearchIndex): QueryWord[] {
  const known = new Set(index.words.flatMap(({ text, stem }) => [text, stem]));
  for (let place = word.text.length - MIN_PART_LENGTH; place >= MIN_PART_LENGTH; place--) {
    const parts = [word.text.slice(0, place), word.text.slice(place)];
    if (parts.every((part) => known.has(part))) {
      return parts.map((text) => ({ text, stem: text }));
    }
  }
  return [];
}

/** Finds what the words of a query match, word by word. A word that matches nothing has no weight. */
export function* matchWords(words: readonly QueryWord[], index: SearchIndex): Work<MatchedWord[]> {
  const all: MatchedWord[] = [];
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1;
    const matched = matchWord(word, index, isLast);
    yield;
    const parts = matched.weight === 0 ? splitUnknown(word, index) : [];
    all.push(
      ...(parts.length > 0 ? parts.map((part) => matchWord(part, index, isLast)) : [matched]),
    );
    yield;
  }
  return all;
}
