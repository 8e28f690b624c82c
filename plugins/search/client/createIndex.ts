import type { SearchEntry, SearchPage } from '../types';
import { splitWords } from './splitWords';
import { toCompact } from './toCompact';
import { toStem } from './toStem';

/** A word of the list. */
export interface IndexedWord {
  text: string;
  stem: string;
  /** How much it tells: a word of few texts much, `grid` little. */
  weight: number;
}

/** A text of the list: a title, a heading, a name. Entries with the same one share it. */
export interface IndexedText {
  compact: string;
  /** Places of its words in the index. */
  words: number[];
}

export interface IndexedEntry {
  entry: SearchEntry;
  /** Place of its text in the index. */
  text: number;
  /** Place of what a result shows. */
  label: number;
}

export interface IndexedPage {
  page: SearchPage;
  /** Its path with nothing but letters and digits. */
  path: string;
  /** Words of what says what it is about: description, product, path. */
  context: number[];
  entries: IndexedEntry[];
}

/** A list made ready to be searched. */
export interface SearchIndex {
  words: IndexedWord[];
  texts: IndexedText[];
  pages: IndexedPage[];
}

/** Makes a list ready to be searched; done once, when it is loaded. */
export function createIndex(pages: readonly SearchPage[]): SearchIndex {
  const words: (IndexedWord & { texts: number })[] = [];
  const texts: IndexedText[] = [];
  const wordPlaces = new Map<string, number>();
  const textPlaces = new Map<string, number>();

  const toWords = (text: string) =>
    [...new Set(splitWords(text))].map((word) => {
      const place = wordPlaces.get(word) ?? words.length;
      if (place === words.length) {
        wordPlaces.set(word, place);
        words.push({ text: word, stem: toStem(word), weight: 1, texts: 0 });
      }
      return place;
    });
  const toText = (text: string) => {
    const place = textPlaces.get(text) ?? texts.length;
    if (place === texts.length) {
      textPlaces.set(text, place);
      const own = toWords(text);
      texts.push({ compact: toCompact(text), words: own });
      for (const word of own) {
        (words[word] as { texts: number }).texts++;
      }
    }
    return place;
  };

  const indexed = pages.map((page): IndexedPage => {
    const { slug, description, product = '', entries } = page;
    return {
      page,
      path: toCompact(slug),
      context: toWords(`${description} ${product} ${slug}`),
      entries: entries.map((entry) => {
        return { entry, text: toText(entry.text), label: toText(entry.label) };
      }),
    };
  });
  for (const word of words) {
    word.weight = Math.log(1 + texts.length / (1 + word.texts));
  }
  return { words, texts, pages: indexed };
}
