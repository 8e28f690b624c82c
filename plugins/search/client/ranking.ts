import type { Product } from '../../../core/types';
import { ask, relax, toQualities, type Asked } from './answers';
import type { IndexedEntry, IndexedPage, SearchEntry, SearchIndex } from './searchIndex';
import type { Work } from './slices';

/** A page that answers a query, with the places on it that do. */
export interface SearchResult {
  page: IndexedPage;
  /** Best first; empty when the page as a whole is the answer. */
  entries: SearchEntry[];
  /** The same component in higher plans, which answer the same. */
  variants: IndexedPage[];
  score: number;
}

interface Options {
  /** Only pages of this product. */
  product?: Product;
  /** The product of the page that is read: its pages come first among equals. */
  near?: Product;
  limit?: number;
}

type Kind = SearchEntry['kind'];

/** What an answer is worth by what it is. */
const kindWeights: Record<Kind, number> = {
  page: 1,
  keyword: 0.95,
  section: 0.9,
  prop: 0.8,
  mention: 0.75,
  slot: 0.65,
  class: 0.6,
};

/** The same for several words: they are a question, whose answer is no part of a component. */
const questionWeights: Record<Kind, number> = { ...kindWeights, slot: 0.5, class: 0.4 };

/** What a guide is worth beside the reference, for a question: it explains. */
const GUIDE_SHARE = 1.25;

/** What a page gains for being at the path that was typed, and a guide for being about just that: `bar` of `/react-charts/bars`. */
const PATH_GAIN = 0.6;
const TOPIC_GAIN = 0.9;

/** The same for a guide that has just that as another name. */
const KEYWORD_GAIN = 0.3;

/** What the same prop of another component is worth, or its name on another page: users want to see different results too. */
const REPEAT_SHARE = 0.85;

/** What a page gains with each doubling of the sections that have a name: it explains more of it. */
const SECTIONS_GAIN = 0.06;

/** What words around an entry are worth: the title of its page, and what that page is about. */
const TITLE_SHARE = 0.7;
const CONTEXT_SHARE = 0.45;

/** Places on a page that a result names, and what they are worth at least beside the best one. */
const MAX_PLACES = 4;
const MIN_PLACE_SHARE = 0.6;

/** Share of the query that an entry answers, with the heading above it and what its page is about. */
function toShare(
  own: Float32Array | undefined,
  heading: Float32Array | undefined,
  around: Float32Array,
  asked: Asked,
): number {
  let answered = 0;
  let sum = 0;
  asked.words.forEach(({ weight }, at) => {
    const near = Math.max(around[at] ?? 0, (heading?.[at] ?? 0) * TITLE_SHARE);
    const quality = Math.max(own?.[at] ?? 0, near);
    answered += quality > 0 ? weight : 0;
    sum += weight * quality;
  });
  return answered >= asked.minAnswered * asked.weight ? sum / (asked.weight || 1) : 0;
}

interface Ranked {
  entry: IndexedEntry;
  score: number;
}

/** Returns the entries of a page that answer the query, best first. */
function rankEntries(page: IndexedPage, asked: Asked): Ranked[] {
  const { compactPaths, topic, uses, context, entries, isApi } = page;
  const ofTitle = asked.answers[entries[0]?.textPlace ?? -1]?.qualities;
  const around = toQualities(context, asked.words).map((quality, at) =>
    Math.max(quality * CONTEXT_SHARE, (ofTitle?.[at] ?? 0) * TITLE_SHARE),
  );
  const weights = asked.isQuestion ? questionWeights : kindWeights;
  const popularity = 1 + 0.05 * Math.log2(1 + uses);
  const guideShare = asked.isQuestion && !isApi ? GUIDE_SHARE : 1;
  const ranked: Ranked[] = [];
  for (const entry of entries) {
    const isPage = entry.kind === 'page';
    const answer = asked.answers[entry.textPlace];
    if (answer || isPage) {
      const { qualities, precision = 0, bonus = 0 } = answer ?? {};
      const isPath =
        isPage && asked.whole.length > 3 && compactPaths.some((path) => path.endsWith(asked.whole));
      const isTopic = isPage && topic !== '' && topic === asked.topic;
      const isName = entry.kind === 'keyword' && bonus === 1;
      const gain = Math.max(
        isPath ? PATH_GAIN : 0,
        isTopic ? TOPIC_GAIN : 0,
        isName ? KEYWORD_GAIN : 0,
      );
      const share = toShare(qualities, asked.answers[entry.labelPlace]?.qualities, around, asked);
      const worth = share ** 1.5 * (0.75 + 0.25 * precision) + bonus + gain;
      if (worth > 0) {
        ranked.push({ entry, score: worth * weights[entry.kind] * popularity * guideShare });
      }
    }
  }
  return ranked.sort((a, b) => b.score - a.score);
}

/** Returns the best places on a page. Entries with the same anchor are one place. */
function toPlaces(ranked: readonly Ranked[]): SearchEntry[] {
  const least = (ranked[0]?.score ?? 0) * MIN_PLACE_SHARE;
  const places = new Map<string, SearchEntry>();
  for (const { entry, score } of ranked) {
    if (entry.anchor !== '' && score > least && !places.has(entry.anchor)) {
      places.set(entry.anchor, entry);
    }
  }
  return [...places.values()].slice(0, MAX_PLACES);
}

/** Lowers what was there before: the same prop of the tenth component, or its name on the tenth page, answers nothing more. */
function lowerRepeated(results: readonly SearchResult[]): SearchResult[] {
  const counts = new Map<string, number>();
  return results.map((result) => {
    const [entry] = result.entries;
    if (!entry || (!result.page.isApi && entry.kind !== 'mention')) {
      return result;
    }
    const key = `${entry.kind} ${entry.text}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return { ...result, score: result.score * REPEAT_SHARE ** before };
  });
}

const byScore = (a: SearchResult, b: SearchResult) => b.score - a.score;

/** Returns whether a component in a higher plan answers nothing more than in the lower one. */
const answersTheSame = (variant: SearchResult, base: SearchResult) =>
  variant.entries.length > 0
    ? variant.entries[0]?.text === base.entries[0]?.text
    : base.entries.length === 0 && base.score >= variant.score;

/** Makes one result of `DataGrid`, `DataGridPro` and `DataGridPremium` where they answer the same. */
function foldVariants(results: readonly SearchResult[]): SearchResult[] {
  const bySlug = new Map(results.map((result) => [result.page.slug, result]));
  const findBase = (result: SearchResult): SearchResult => {
    const base = bySlug.get(result.page.extends ?? '');
    return base && answersTheSame(result, base) ? findBase(base) : result;
  };
  return results.filter((result) => {
    const base = findBase(result);
    if (base !== result) {
      base.variants.push(result.page);
      base.score = Math.max(base.score, result.score);
    }
    return base === result;
  });
}

/** Returns whether what answers is the page as a whole. */
const isWhole = ({ kind }: SearchEntry) => kind === 'page' || kind === 'keyword';

/** Returns in how many sections a page has a name; 1 for other entries. */
const countSections = (ranked: readonly Ranked[], { kind, text }: SearchEntry) =>
  kind === 'mention'
    ? ranked.filter(({ entry }) => entry.kind === kind && entry.text === text).length
    : 1;

function rankPage(page: IndexedPage, asked: Asked, near?: Product): SearchResult | undefined {
  const ranked = rankEntries(page, asked);
  const [best] = ranked;
  if (!best) {
    return undefined;
  }
  const entries = isWhole(best.entry) ? [] : toPlaces(ranked);
  const gain = 1 + SECTIONS_GAIN * Math.log2(countSections(ranked, best.entry));
  const score = best.score * gain * (near && page.product === near ? 1.1 : 1);
  return { page, entries, variants: [], score };
}

function* rankPages(
  pages: readonly IndexedPage[],
  asked: Asked,
  near?: Product,
): Work<SearchResult[]> {
  const results: SearchResult[] = [];
  for (const page of pages) {
    yield;
    const result = rankPage(page, asked, near);
    if (result) {
      results.push(result);
    }
  }
  return results;
}

/** Returns the page whose address was pasted: one of its paths, whatever is before it. */
export function findPasted(pages: readonly IndexedPage[], text: string): IndexedPage | undefined {
  const path = text.trim().replace(/\/?(?:[?#].*)?$/, '');
  const named = pages.flatMap((page) =>
    page.paths
      .filter((own) => own.length > 1 && path.endsWith(own))
      .map((own) => ({ page, length: own.length })),
  );
  return named.toSorted((a, b) => b.length - a.length)[0]?.page;
}

/** Finds the pages that answer a query, best first; among equals in the order of the sidebar. */
export function* searchPages(
  index: SearchIndex,
  text: string,
  { product, near, limit = 12 }: Options = {},
): Work<SearchResult[]> {
  const asked = yield* ask(index, text);
  if (asked.compact === '') {
    return [];
  }
  const pages = product ? index.pages.filter((page) => page.product === product) : index.pages;
  const pasted = findPasted(pages, text);
  if (pasted) {
    return [{ page: pasted, entries: [], variants: [], score: 1 }];
  }
  const exact = yield* rankPages(pages, asked, near);
  const results = exact.length > 0 ? exact : yield* rankPages(pages, relax(asked), near);
  const folded = foldVariants(results.sort(byScore)).sort(byScore);
  return lowerRepeated(folded).sort(byScore).slice(0, limit);
}
