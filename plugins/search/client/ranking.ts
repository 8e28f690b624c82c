import type { Product } from '../../../core/types';
import type { EntryKind, SearchEntry, SearchPage } from '../types';
import { type MatchedWord, matchWords, parseQuery } from './query';
import type { IndexedPage, IndexedText, SearchIndex } from './searchIndex';

/** A page that answers a query, with the places on it that do. */
export interface SearchResult {
  page: SearchPage;
  /** Best first; empty when the page as a whole is the answer. */
  entries: SearchEntry[];
  score: number;
}

export interface SearchOptions {
  /** Only pages of this product. */
  product?: Product;
  /** The product of the page that is read: its pages come first among equals. */
  near?: Product;
  limit?: number;
}

/** What an answer is worth by what it is. */
const kindWeights: Record<EntryKind, number> = {
  page: 1,
  section: 0.9,
  prop: 0.8,
  mention: 0.75,
  slot: 0.65,
  class: 0.6,
};

/** The same where several words are asked: that is a question, whose answer is no part of a component. */
const questionWeights: Record<EntryKind, number> = { ...kindWeights, slot: 0.5, class: 0.4 };

/** What the same prop of another component is worth: what differs is to be seen too. */
const repeatShare = 0.85;

/** What the words around an entry are worth: the title of its page, and what that page is about. */
const titleShare = 0.7;
const contextShare = 0.45;

/** Share of what is asked that an entry and its page must answer. */
const leastAnswered = 0.55;

/** Places on a page that a result names. */
const placeLimit = 4;

/** How a text answers the query. */
interface Answer {
  /** How well it answers each word, from 0 to 1. */
  qualities: Float32Array;
  /** How much of the text is asked for, from 0 to 1. */
  precision: number;
  /** What it gets for being what was typed, beginning with it, or holding it. */
  bonus: number;
}

/** What is asked, as the index answers it. */
interface Asked {
  compact: string;
  matched: readonly MatchedWord[];
  /** Of all words together. */
  weight: number;
  weights: Record<EntryKind, number>;
  /** By place of the text; nothing where it does not answer. */
  answers: readonly (Answer | undefined)[];
}

function toQualities(places: readonly number[], matched: readonly MatchedWord[]): Float32Array {
  const best = new Float32Array(matched.length);
  matched.forEach(({ quality }, at) => {
    for (const place of places) {
      best[at] = Math.max(best[at] ?? 0, quality[place] ?? 0);
    }
  });
  return best;
}

function toBonus(own: string, asked: string): number {
  if (own === asked) {
    return 1;
  }
  const place = asked.length > 2 || own.startsWith(asked) ? own.indexOf(asked) : -1;
  return place < 0 ? 0 : (place === 0 ? 0.25 : 0.1) + (0.3 * asked.length) / own.length;
}

function toAnswer(
  { words, compact }: IndexedText,
  matched: readonly MatchedWord[],
  asked: string,
): Answer | undefined {
  const bonus = toBonus(compact, asked);
  let answering = 0;
  for (const place of words) {
    answering += matched.some(({ quality }) => (quality[place] ?? 0) > 0) ? 1 : 0;
  }
  if (bonus === 0 && answering === 0) {
    return undefined;
  }
  const precision = answering / Math.max(1, words.length);
  return { qualities: toQualities(words, matched), precision, bonus };
}

function ask(index: SearchIndex, text: string): Asked {
  const { words, compact } = parseQuery(text);
  const found = matchWords(words, index);
  const known = found.filter(({ weight }) => weight > 0);
  // A word that nothing answers still counts as asked for.
  const usual = known.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, known.length);
  const matched = found.map((item) => ({ ...item, weight: item.weight || usual }));
  return {
    compact,
    matched,
    weight: matched.reduce((sum, { weight }) => sum + weight, 0),
    weights: /\S\s+\S/.test(text) ? questionWeights : kindWeights,
    answers: compact ? index.texts.map((item) => toAnswer(item, matched, compact)) : [],
  };
}

/**
 * Share of what is asked that an entry answers, with what is around it: the heading above it and what
 * its page is about.
 */
function toShare(
  own: Float32Array | undefined,
  heading: Float32Array | undefined,
  around: Float32Array,
  asked: Asked,
): number {
  let answered = 0;
  let sum = 0;
  asked.matched.forEach(({ weight }, at) => {
    const near = Math.max(around[at] ?? 0, (heading?.[at] ?? 0) * titleShare);
    const quality = Math.max(own?.[at] ?? 0, near);
    answered += quality > 0 ? weight : 0;
    sum += weight * quality;
  });
  return answered >= leastAnswered * asked.weight ? sum / (asked.weight || 1) : 0;
}

interface Ranked {
  entry: SearchEntry;
  score: number;
}

function rankEntries({ page, path, context, entries }: IndexedPage, asked: Asked): Ranked[] {
  const ofTitle = asked.answers[entries[0]?.text ?? -1]?.qualities;
  const around = toQualities(context, asked.matched).map((quality, at) =>
    Math.max(quality * contextShare, (ofTitle?.[at] ?? 0) * titleShare),
  );
  const popularity = 1 + 0.05 * Math.log2(1 + page.uses);
  const ranked: Ranked[] = [];
  for (const { entry, text, label } of entries) {
    const answer = asked.answers[text];
    if (answer || entry.kind === 'page') {
      const { qualities, precision = 0, bonus = 0 } = answer ?? {};
      const isPath =
        entry.kind === 'page' && asked.compact.length > 3 && path.endsWith(asked.compact);
      const share = toShare(qualities, asked.answers[label]?.qualities, around, asked);
      const worth = share ** 1.5 * (0.75 + 0.25 * precision) + bonus + (isPath ? 0.6 : 0);
      if (worth > 0) {
        ranked.push({ entry, score: worth * asked.weights[entry.kind] * popularity });
      }
    }
  }
  return ranked.sort((a, b) => b.score - a.score);
}

/** Entries with the same anchor are one place on the page. */
function toPlaces(ranked: readonly Ranked[]): SearchEntry[] {
  const least = (ranked[0]?.score ?? 0) * 0.6;
  const places = new Map<string, SearchEntry>();
  for (const { entry, score } of ranked) {
    if (entry.anchor !== '' && score > least && !places.has(entry.anchor)) {
      places.set(entry.anchor, entry);
    }
  }
  return [...places.values()].slice(0, placeLimit);
}

/** Lowers what was there before: the same prop of the tenth component answers nothing more. */
function lowerRepeated(results: readonly SearchResult[]): SearchResult[] {
  const counts = new Map<string, number>();
  return results.map((result) => {
    const [entry] = result.entries;
    if (!entry || !result.page.isApi) {
      return result;
    }
    const before = counts.get(entry.text) ?? 0;
    counts.set(entry.text, before + 1);
    return { ...result, score: result.score * repeatShare ** before };
  });
}

const byScore = (a: SearchResult, b: SearchResult) => b.score - a.score;

/** Returns the pages that answer a query, best first; among equals in the order of the tree. */
export function searchList(
  index: SearchIndex,
  text: string,
  { product, near, limit = 12 }: SearchOptions = {},
): SearchResult[] {
  const asked = ask(index, text);
  if (asked.compact === '') {
    return [];
  }
  const results: SearchResult[] = [];
  for (const item of index.pages) {
    const ranked = product && item.page.product !== product ? [] : rankEntries(item, asked);
    const [best] = ranked;
    if (best) {
      const boost = near && item.page.product === near ? 1.1 : 1;
      const entries = best.entry.kind === 'page' ? [] : toPlaces(ranked);
      results.push({ page: item.page, entries, score: best.score * boost });
    }
  }
  return lowerRepeated(results.sort(byScore)).sort(byScore).slice(0, limit);
}
