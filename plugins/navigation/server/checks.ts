import { toSlug, toTitle } from '../../../core/server/titles';
import { plans, products } from '../../../core/types';
import type { NavigationEntry } from '../types';

/** An entry and where it stands: `sidebar of v6: Data Grid › Columns`. */
interface PlacedEntry {
  entry: NavigationEntry;
  place: string;
}

/** Returns every entry of a tree, groups before their children, with the titles on the way to it. */
export function placeEntries(entries: readonly NavigationEntry[], sidebar: string): PlacedEntry[] {
  const place = (entry: NavigationEntry, parents: readonly string[]): PlacedEntry[] => {
    const titles = [...parents, toTitle({ ...entry, pathname: String(entry.pathname) })];
    const children = Array.isArray(entry.children) ? entry.children : [];
    return [
      { entry, place: `${sidebar}: ${titles.join(' › ')}` },
      ...children.flatMap((child: NavigationEntry) => place(child, titles)),
    ];
  };
  return entries.flatMap((entry) => place(entry, []));
}

/** A page, as far as the tree is concerned. */
export interface Page {
  /** Docusaurus's id. */
  id: string;
  /** The file from the project's folder, for messages. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** The line of each key of the front matter, where they are known. */
  keyLines?: Readonly<Record<string, number>>;
}

/** The fields of a document that are read. */
interface Doc {
  id: string;
  source: string;
  frontMatter: Record<string, unknown>;
}

/** Returns the pages of a version, ordered by file, so that messages do not depend on the disk. */
export function toPages(docs: readonly Doc[]): Page[] {
  return docs
    .map(({ id, source, frontMatter }) => ({
      id,
      file: source.replace('@site/', ''),
      frontMatter,
    }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** Returns the groups of items that share a key, for the keys that more than one item has. */
function collectRepeated<Item>(items: readonly Item[], toKey: (item: Item) => unknown): Item[][] {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** What the value of a key must be, and how to say it. */
interface Rule {
  isRight(value: unknown): boolean;
  needs: string;
}

const text: Rule = {
  isRight: (value) => typeof value === 'string' && value !== '',
  needs: 'a text',
};
const flag: Rule = { isRight: (value) => typeof value === 'boolean', needs: 'true or false' };

const rules: Record<keyof NavigationEntry, Rule> = {
  pathname: {
    isRight: (value) => typeof value === 'string' && /^(?:\/x\/.|https:\/\/.)/.test(value),
    needs:
      'a path that starts with /x/ (the home page, /x/ itself, has no entry) or an https address',
  },
  title: text,
  subheader: text,
  children: {
    isRight: (value) => Array.isArray(value) && value.length > 0,
    needs: 'a list of at least one entry',
  },
  plan: {
    isRight: (value) => plans.some((plan) => plan === value),
    needs: `one of: ${plans.join(', ')}`,
  },
  newFeature: flag,
  planned: flag,
  unstable: flag,
};

const allowed = Object.keys(rules).join(', ');

function checkKeys({ entry, place }: PlacedEntry): string[] {
  const keys = [...new Set(['pathname', ...Object.keys(entry)])];
  return keys.flatMap((key) => {
    const rule = (rules as Record<string, Rule | undefined>)[key];
    const value = (entry as unknown as Record<string, unknown>)[key];
    if (!rule) {
      return `${place}: there is no key "${key}". Allowed: ${allowed}.`;
    }
    return rule.isRight(value)
      ? []
      : `${place}: "${key}" must be ${rule.needs}; given: ${JSON.stringify(value) ?? 'nothing'}.`;
  });
}

function checkUnique(placed: readonly PlacedEntry[]): string[] {
  const withPath = placed.filter(({ entry }) => typeof entry.pathname === 'string');
  return collectRepeated(withPath, ({ entry }) => toSlug(entry.pathname)).map((group) => {
    const places = group.map(({ place }) => place).join(' and ');
    return `The path ${group[0]?.entry.pathname} stands ${group.length} times: ${places}. A path is unique in a version: rename or remove all but one.`;
  });
}

/** Returns what is wrong with the entries of a tree in themselves: keys, values, paths that stand twice. */
export function checkEntries(placed: readonly PlacedEntry[]): string[] {
  return [...placed.flatMap(checkKeys), ...checkUnique(placed)];
}

const subjects: readonly unknown[] = [...products, 'general'];

/** What the front matter of every page must be. */
const rulesCheckPages: { key: string; needs: string; isRight(value: unknown): boolean }[] = [
  {
    key: 'slug',
    needs: 'the path of the page in its version, from its slash on and without one at the end',
    isRight: (value) => typeof value === 'string' && /^(?:\/[^/#?]+)+$/.test(value),
  },
  {
    key: 'title',
    needs: 'a text of 1 to 69 characters',
    isRight: (value) => typeof value === 'string' && value !== '' && value.length < 70,
  },
  {
    key: 'description',
    needs: 'a sentence of at most 160 characters that ends with . or ! (。 or ！ in Chinese)',
    isRight: (value) => typeof value === 'string' && /^.{1,159}[.!。！]$/.test(value),
  },
  {
    key: 'product',
    needs: `one of: ${subjects.join(', ')}`,
    isRight: (value) => subjects.includes(value),
  },
  {
    key: 'components',
    needs: 'a list of names, or absent',
    isRight: (value) =>
      value === undefined ||
      (Array.isArray(value) && value.every((name) => typeof name === 'string')),
  },
  {
    key: 'plan',
    needs: `one of: ${plans.join(', ')}, or absent`,
    isRight: (value) => value === undefined || plans.some((plan) => plan === value),
  },
  {
    key: 'ads',
    needs: 'true or false, or absent',
    isRight: (value) => value === undefined || typeof value === 'boolean',
  },
];

function checkFrontMatter({ file, frontMatter, keyLines = {} }: Page): string[] {
  return rulesCheckPages
    .filter(({ key, isRight }) => !isRight(frontMatter[key]))
    .map(({ key, needs }) => {
      const given = JSON.stringify(frontMatter[key]) ?? 'nothing';
      const place = key in keyLines ? `${file}:${keyLines[key]}` : file;
      return `${place}: "${key}" in the front matter must be ${needs}; given: ${given}.`;
    });
}

function checkUniqueCheckPages(pages: readonly Page[]): string[] {
  const withSlug = pages.filter(({ frontMatter }) => frontMatter.slug !== undefined);
  return collectRepeated(withSlug, ({ frontMatter }) => frontMatter.slug).map((group) => {
    const files = group.map(({ file }) => file).join(' and ');
    return `The slug ${group[0]?.frontMatter.slug} belongs to ${group.length} pages: ${files}. Give all but one of them another.`;
  });
}

/** Returns what is wrong with the pages of a version in themselves: front matter, slugs that stand twice. */
export function checkPages(pages: readonly Page[]): string[] {
  return [...pages.flatMap(checkFrontMatter), ...checkUniqueCheckPages(pages)];
}

/** The slug of the page that an entry needs, or nothing: groups, addresses and planned ones need none. */
function findNeededSlug({ entry }: PlacedEntry): string | undefined {
  const needsPage =
    String(entry.pathname).startsWith('/x/') && !entry.children && entry.planned !== true;
  return needsPage ? toSlug(entry.pathname).replace(/#.*/, '') : undefined;
}

/**
 * Returns where the tree and the pages of a version do not agree:
 * an entry without a page, a page without an entry (unless it is `unlisted`).
 *
 * @param extraPages pages that are not documents, by slug; they need no entry
 * @param dir the version's folder, for messages
 */
export function checkTree(
  placed: readonly PlacedEntry[],
  pages: readonly Page[],
  extraPages: Readonly<Record<string, unknown>>,
  dir: string,
): string[] {
  const slugs = new Set(pages.map(({ frontMatter }) => frontMatter.slug));
  const named = new Set(placed.map(({ entry }) => toSlug(String(entry.pathname))));
  const withoutPage = placed.flatMap((item) => {
    const slug = findNeededSlug(item);
    return slug === undefined || slugs.has(slug) || slug in extraPages
      ? []
      : `${item.place}: no page has the path ${item.entry.pathname}. Write a page in ${dir} with "slug: ${slug}" in its front matter, or mark the entry with "planned: true".`;
  });
  const withoutEntry = pages
    .filter(
      ({ frontMatter: { slug, unlisted } }) =>
        typeof slug === 'string' && !unlisted && !named.has(slug),
    )
    .map(
      ({ file, frontMatter: { slug } }) =>
        `${file}: the tree has no entry for it. Add one with the pathname "/x${slug}", or put "unlisted: true" in its front matter.`,
    );
  return [...withoutPage, ...withoutEntry];
}
