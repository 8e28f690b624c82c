/** How the texts of an index answer a query, before pages are ranked by it. */
import { matchWords, parseQuery, type MatchedWord, type Query } from './query';
import type { IndexedText, SearchIndex } from './searchIndex';
import type { Work } from './slices';
import { toTopic } from './words';

/** Share of the query that an entry and its page must answer, unless nothing answers as much. */
const MIN_ANSWERED = 0.55;

/** How a text answers the query. */
interface Answer {
  /** How well it answers each word, from 0 to 1. */
  qualities: Float32Array;
  /** Share of the text's words that the query has. */
  precision: number;
  /** For being what was typed, beginning with it, or containing it. */
  bonus: number;
}

/** A query, as the index answers it. */
export interface Asked extends Pick<Query, 'compact' | 'whole'> {
  topic: string;
  words: readonly MatchedWord[];
  /** Weight of all words together. */
  weight: number;
  /** Share of that weight that an entry and its page must answer. */
  minAnswered: number;
  /** Whether several words were typed. */
  isQuestion: boolean;
  /** By place of the text; absent where it doesn't answer. */
  answers: readonly (Answer | undefined)[];
}

/** Returns how well the best of some words matches each word of a query. */
export function toQualities(
  places: readonly number[],
  asked: readonly MatchedWord[],
): Float32Array {
  const best = new Float32Array(asked.length);
  asked.forEach(({ quality }, at) => {
    for (const place of places) {
      best[at] = Math.max(best[at] ?? 0, quality[place] ?? 0);
    }
  });
  return best;
}

/** What a text gains that is what was typed but for small words: `ExportExcel` for `export to excel`. */
const NEARLY_TYPED = 0.6;

function toBonus(own: string, asked: string, whole: string): number {
  if (own === whole) {
    return 1;
  }
  if (own === asked) {
    return NEARLY_TYPED;
  }
  const place = asked.length > 2 || own.startsWith(asked) ? own.indexOf(asked) : -1;
  return place < 0 ? 0 : (place === 0 ? 0.25 : 0.1) + (0.3 * asked.length) / own.length;
}

function toAnswer(
  { words, compact }: IndexedText,
  asked: readonly MatchedWord[],
  query: Pick<Query, 'compact' | 'whole'>,
): Answer | undefined {
  const bonus = toBonus(compact, query.compact, query.whole);
  const answering = words.filter((place) => asked.some(({ quality }) => quality[place]));
  return bonus > 0 || answering.length > 0
    ? {
        qualities: toQualities(answering, asked),
        precision: answering.length / Math.max(1, words.length),
        bonus,
      }
    : undefined;
}

/** Texts that are looked at in one step. */
const TEXTS_IN_STEP = 100;

function* toAnswers(
  texts: readonly IndexedText[],
  asked: readonly MatchedWord[],
  query: Pick<Query, 'compact' | 'whole'>,
): Work<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = [];
  for (const text of texts) {
    if (answers.length % TEXTS_IN_STEP === 0) {
      yield;
    }
    answers.push(toAnswer(text, asked, query));
  }
  return answers;
}

/** Finds what of the index answers a query. */
export function* ask(index: SearchIndex, text: string): Work<Asked> {
  const { words, compact, whole } = parseQuery(text);
  const found = yield* matchWords(words, index);
  const known = found.filter(({ weight }) => weight > 0);
  const sumWeights = (items: readonly MatchedWord[]) =>
    items.reduce((sum, { weight }) => sum + weight, 0);
  // A word that matches nothing still counts as asked for.
  const usual = sumWeights(known) / Math.max(1, known.length);
  const asked = found.map((item) => ({ ...item, weight: item.weight || usual }));
  return {
    compact,
    whole,
    topic: toTopic(text),
    words: asked,
    weight: sumWeights(asked),
    minAnswered: MIN_ANSWERED,
    isQuestion: /\S\s+\S/.test(text),
    answers: compact ? yield* toAnswers(index.texts, asked, { compact, whole }) : [],
  };
}

/** Drops the words that match nothing, and asks for any of the others. */
export function relax(asked: Asked): Asked {
  const words = asked.words.map((word) =>
    word.quality.some(Boolean) ? word : { ...word, weight: 0 },
  );
  return {
    ...asked,
    words,
    weight: words.reduce((sum, { weight }) => sum + weight, 0),
    minAnswered: 0,
  };
}
