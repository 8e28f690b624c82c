import { toRowId } from '../../api-reference/paths';
import type { ListedPage, SearchList } from '../types';
import { finish, type Work } from './slices';
import { splitWords, toCompact, toStem, toSynonyms, toTopic, type Synonyms } from './words';

/** Something that can be found on a page: the page itself, or a place on it. */
export interface SearchEntry {
  kind: 'page' | 'keyword' | 'section' | 'mention' | 'prop' | 'slot' | 'class';
  /** What is matched. */
  text: string;
  /** What a result shows: for what a section mentions, the section's heading. */
  label: string;
  /** Anchor on the page; empty for the page itself. */
  anchor: string;
}

/** A word of the list. */
export interface IndexedWord {
  text: string;
  stem: string;
  /** High for a word of few texts, low for one such as `grid`. */
  weight: number;
}

/** A title, a heading or a name. Entries with the same one share it. */
export interface IndexedText {
  compact: string;
  /** Places of its words in the index. */
  words: number[];
}

export interface IndexedEntry extends SearchEntry {
  /** Places of its text and its label in the index. */
  textPlace: number;
  labelPlace: number;
}

export interface IndexedPage extends Pick<
  ListedPage,
  'slug' | 'title' | 'product' | 'plan' | 'extends'
> {
  description: string;
  uses: number;
  /** Whether it belongs to the API reference. */
  isApi: boolean;
  /** Paths that lead to it, its own first. */
  paths: string[];
  /** The same, each as one run of letters and digits. */
  compactPaths: string[];
  /** The stems of its path's last part; empty for a page of the API reference. */
  topic: string;
  /** Places of the words that say what it is about: description, product, path. */
  context: number[];
  /** The page itself first. */
  entries: IndexedEntry[];
}

/** A list made ready to be searched. */
export interface SearchIndex {
  words: IndexedWord[];
  texts: IndexedText[];
  pages: IndexedPage[];
  synonyms: Synonyms;
}

function unpackSections({ title, sections = [] }: ListedPage, names: string[]): SearchEntry[] {
  return sections.flatMap(([anchor, heading, ...mentioned]) => {
    const label = heading || title;
    const mentions = mentioned.map((name): SearchEntry => {
      return { kind: 'mention', text: names[name] ?? '', label, anchor };
    });
    return heading ? [{ kind: 'section', text: heading, label, anchor }, ...mentions] : mentions;
  });
}

function unpackRows({ title, props = [], slots = [], classes = [] }: ListedPage, names: string[]) {
  const api = { name: title };
  const toName = (index: number | undefined) => names[index ?? -1] ?? '';
  const toEntry = (kind: SearchEntry['kind'], text: string, anchor: string): SearchEntry => {
    return { kind, text, label: text, anchor };
  };
  return [
    ...props.map(toName).map((name) => toEntry('prop', name, toRowId(api, 'props', name))),
    ...slots.flatMap((index, place) => {
      if (place % 2 === 1) {
        return [];
      }
      const name = toName(index);
      const className = toName(slots[place + 1]);
      const anchor = toRowId(api, 'slots', className);
      const slot = toEntry('slot', name, anchor);
      return className === name ? slot : [slot, toEntry('class', className, anchor)];
    }),
    ...classes.map(toName).map((name) => toEntry('class', name, toRowId(api, 'classes', name))),
  ];
}

/** A list to which each new key adds an item. */
function createTable<Item>(create: (key: string) => Item) {
  const items: Item[] = [];
  const places = new Map<string, number>();
  const toPlace = (key: string): number => {
    const known = places.get(key);
    const place = known ?? items.push(create(key)) - 1;
    places.set(key, place);
    return place;
  };
  return { items, toPlace };
}

/** Makes a list ready to be searched, page by page. Its pages stay in the order of the sidebar. */
export function* indexPages({ names, pages, synonyms = [] }: SearchList): Work<SearchIndex> {
  const allNames = names.split(' ');
  const words = createTable((text) => ({ text, stem: toStem(text), weight: 1, uses: 0 }));
  const toWords = (text: string) => [...new Set(splitWords(text))].map(words.toPlace);
  const texts = createTable((text): IndexedText => {
    return { compact: toCompact(text), words: toWords(text) };
  });
  const indexed: IndexedPage[] = [];
  for (const page of pages) {
    yield;
    const { slug, title, description = '', keywords = [], product, plan, uses = 0 } = page;
    const paths = [slug, ...(page.redirects ?? [])];
    const isApi = slug.startsWith('/api/');
    const context = toWords(`${description} ${product ?? ''} ${slug}`);
    const own: SearchEntry = { kind: 'page', text: title, label: title, anchor: '' };
    const entries = [
      own,
      ...keywords.map((text): SearchEntry => ({ kind: 'keyword', text, label: title, anchor: '' })),
      ...unpackSections(page, allNames),
      ...unpackRows(page, allNames),
    ];
    indexed.push({
      slug,
      title,
      description,
      product,
      plan,
      extends: page.extends,
      uses,
      isApi,
      paths,
      compactPaths: paths.map(toCompact),
      topic: isApi ? '' : toTopic(slug.slice(slug.lastIndexOf('/'))),
      context,
      entries: entries.map((entry) => {
        const textPlace = texts.toPlace(entry.text);
        return { ...entry, textPlace, labelPlace: texts.toPlace(entry.label) };
      }),
    });
  }
  for (const place of texts.items.flatMap((text) => text.words)) {
    (words.items[place] as { uses: number }).uses++;
  }
  for (const word of words.items) {
    word.weight = Math.log(1 + texts.items.length / (1 + word.uses));
  }
  return {
    words: words.items,
    texts: texts.items,
    pages: indexed,
    synonyms: toSynonyms(synonyms),
  };
}

/** Makes a list ready to be searched, at once. */
export const createIndex = (list: SearchList): SearchIndex => finish(indexPages(list));
