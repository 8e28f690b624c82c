import { splitWords } from './splitWords';
import { toCompact } from './toCompact';
import { toStem } from './toStem';

/** A word that is looked for. */
export interface QueryWord {
  text: string;
  stem: string;
}

export interface Query {
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
