import type { IndexedWord, SearchIndex } from './searchIndex';
import { differsByOne, splitWords, synonyms, toCompact, toStem } from './words';

/** A word that is looked for. */
interface QueryWord {
  text: string;
  stem: string;
}

interface Query {
  words: QueryWord[];
  /** All of it as one run of letters. */
  compact: string;
}

/** What a question has beside what it is about. */
const stopWords = new Set(
  (
    'a about an and are be by can do does for from get how i if in is it make me my of on or ' +
    'should that the there this to use using want what when where which why with would you'
  ).split(' '),
);

/** Returns what is asked, without the words that questions have in common; a name keeps all of its parts. */
export function parseQuery(text: string): Query {
  const pieces = text.trim().split(/\s+/);
  const telling = pieces.filter((piece) => !stopWords.has(piece.toLowerCase().replace(/\W+$/, '')));
  const kept = telling.length > 0 ? telling : pieces;
  const words = [...new Set(kept.flatMap(splitWords))];
  return {
    words: words.map((word) => ({ text: word, stem: toStem(word) })),
    compact: toCompact(kept.join(' ')),
  };
}

/** How well each word of the index answers a word of the query, from 0 to 1. */
export interface MatchedWord {
  quality: Float32Array;
  /** How much it tells: as much as the word that it means. */
  weight: number;
}

/** Letters from which on a mistake is forgiven. */
const forgivenLength = 4;

/** What the beginning of a word is worth where another one was typed after it: it is no word half typed. */
const finishedShare = 0.7;

function toQuality({ text, stem }: QueryWord, word: IndexedWord, isLast: boolean): number {
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
    return (0.5 + 0.4 * share) * (isLast ? 1 : finishedShare);
  }
  return 0;
}

function matchWord(word: QueryWord, { words }: SearchIndex, isLast: boolean): MatchedWord {
  const quality = new Float32Array(words.length);
  let best = 0;
  let weight = 0;
  const keep = (place: number, value: number) => {
    quality[place] = value;
    if (value > best) {
      best = value;
      weight = words[place]?.weight ?? 0;
    }
  };
  words.forEach((item, place) => {
    const value = toQuality(word, item, isLast);
    if (value > 0) {
      keep(place, value);
    }
  });
  if (best === 0 && word.text.length >= forgivenLength) {
    words.forEach((item, place) => {
      if (item.text.length >= forgivenLength - 1 && differsByOne(word.text, item.text)) {
        keep(place, 0.7);
      }
    });
  }
  return { quality, weight };
}

/** `datagrid` is two words of the index. */
function splitUnknown(word: QueryWord, index: SearchIndex): QueryWord[] {
  const known = new Set(index.words.flatMap(({ text, stem }) => [text, stem]));
  for (let place = word.text.length - 2; place > 1; place--) {
    const parts = [word.text.slice(0, place), word.text.slice(place)];
    if (parts.every((part) => known.has(part))) {
      return parts.map((text) => ({ text, stem: text }));
    }
  }
  return [];
}

/** Returns how the words of a query are answered. A word that nothing answers has no weight. */
export function matchWords(words: readonly QueryWord[], index: SearchIndex): MatchedWord[] {
  return words.flatMap((word, place) => {
    const isLast = place === words.length - 1;
    const matched = matchWord(word, index, isLast);
    const parts = matched.weight === 0 ? splitUnknown(word, index) : [];
    return parts.length > 0 ? parts.map((part) => matchWord(part, index, isLast)) : matched;
  });
}
