import { toRowId } from '../../api-reference/paths';
import type { ListedPage, SearchEntry, SearchList, SearchPage } from '../types';
import { splitWords, toCompact, toStem } from './words';

function unpackSections({ title, sections = [] }: ListedPage, names: string[]): SearchEntry[] {
  return sections.flatMap(([anchor, heading, ...mentioned]): SearchEntry[] => {
    const label = heading || title;
    return [
      ...(heading ? [{ kind: 'section' as const, text: heading, label, anchor }] : []),
      ...mentioned.map((name) => {
        return { kind: 'mention' as const, text: names[name] ?? '', label, anchor };
      }),
    ];
  });
}

function unpackRows({ title, props, slots, classes }: ListedPage, names: string[]): SearchEntry[] {
  const api = { name: title };
  const read = (index: number | undefined) => names[index ?? -1] ?? '';
  const toEntry = (kind: 'prop' | 'slot' | 'class', text: string, anchor: string) => {
    return { kind, text, label: text, anchor };
  };
  return [
    ...(props ?? []).map((index) => {
      return toEntry('prop', read(index), toRowId(api, 'props', read(index)));
    }),
    ...(slots ?? []).flatMap((index, place, all): SearchEntry[] => {
      if (place % 2 === 1) {
        return [];
      }
      const name = read(index);
      const className = read(all[place + 1]);
      const anchor = toRowId(api, 'slots', className);
      const slot = toEntry('slot', name, anchor);
      return className === name ? [slot] : [slot, toEntry('class', className, anchor)];
    }),
    ...(classes ?? []).map((index) => {
      return toEntry('class', read(index), toRowId(api, 'classes', read(index)));
    }),
  ];
}

/** Returns the pages of a list with all that can be found on them, in the order of the tree. */
export function unpackList({ names, pages }: SearchList): SearchPage[] {
  const allNames = names.split(' ');
  return pages.map((page) => {
    const { slug, title, description = '', product, plan, uses = 0 } = page;
    const own: SearchEntry = { kind: 'page', text: title, label: title, anchor: '' };
    return {
      slug,
      title,
      description,
      product,
      plan,
      uses,
      isApi: slug.startsWith('/api/'),
      entries: [own, ...unpackSections(page, allNames), ...unpackRows(page, allNames)],
    };
  });
}

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

interface IndexedEntry {
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

let kept: Promise<SearchIndex> | undefined;

async function load(): Promise<SearchIndex> {
  const { default: list } = await import(
    /* webpackChunkName: "search-list" */ '@generated/docusaurus-plugin-search/default/list.json'
  );
  return createIndex(unpackList(list));
}

/** Loads what can be found in the version that is read, once; a failure is forgotten, so that it can be tried again. */
export function loadIndex(): Promise<SearchIndex> {
  kept ??= load().catch((error: Error) => {
    kept = undefined;
    throw error;
  });
  return kept;
}

/** How long another version may take, in ms. */
const timeout = 5000;

const asked = new Map<string, Promise<SearchIndex | null>>();

async function loadLoadOtherIndex(url: string): Promise<SearchIndex | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return response.ok ? createIndex(unpackList((await response.json()) as SearchList)) : null;
  } catch {
    return null;
  }
}

/**
 * Loads what can be found in another version. It is asked once: what did not come is `null` until the
 * page is loaded again, and no letter that is typed asks anew.
 *
 * @param url address of the version's list
 */
export function loadOtherIndex(url: string): Promise<SearchIndex | null> {
  const index = asked.get(url) ?? loadLoadOtherIndex(url);
  asked.set(url, index);
  return index;
}
