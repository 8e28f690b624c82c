import { groupBy } from '../../../core/groupBy';
import { plans } from '../../../core/library';
import { suggestNames } from '../../../core/nearestNames';
import type { NavigationEntry } from '../../../core/navigation';
import { toSlug } from '../../../core/pagePath';
import { toTitle } from '../../../core/server/titles';
import { products } from '../../../core/types';

/** An entry of the sidebar and where it is: `sidebar of v6: Data Grid › Columns`. */
interface PlacedEntry {
  entry: NavigationEntry;
  place: string;
}

/** Returns every entry of a sidebar, groups before their children, with the titles that lead to it. */
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

/** What the sidebar needs to know about a page. */
export interface Page {
  /** Docusaurus's id. */
  id: string;
  /** Path of the file from the project's folder, for messages. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** The line of each key of the front matter, where known. */
  keyLines?: Readonly<Record<string, number>>;
}

/** What the value of a key must be. */
interface Rule {
  needs: string;
  isRight(value: unknown): boolean;
}

const isFlag = (value: unknown) => typeof value === 'boolean';
const isPlan = (value: unknown) => plans.some((plan) => plan === value);
const isList = (value: unknown) => Array.isArray(value) && value.length > 0;
const isNameList = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');
const isText = (value: unknown, pattern = /./s) => typeof value === 'string' && pattern.test(value);
const isAbsentOr = (isRight: Rule['isRight']) => (value: unknown) =>
  value === undefined || isRight(value);

const text: Rule = { needs: 'a text', isRight: (value) => isText(value) };
const flag: Rule = { needs: 'true or false', isRight: isFlag };

const entryRules: Record<keyof NavigationEntry, Rule> = {
  pathname: {
    needs:
      'a path in the version, such as /introduction, or an https address; the home page has no entry',
    isRight: (value) => isText(value, /^(?:\/|https:\/\/)./),
  },
  title: text,
  subheader: text,
  children: { needs: 'a list of at least one entry', isRight: isList },
  plan: { needs: `one of: ${plans.join(', ')}`, isRight: isPlan },
  newFeature: flag,
  planned: flag,
  unstable: flag,
};

const subjects: readonly unknown[] = [...products, 'general'];

/** A sentence in any script, perhaps in quotes. Thai and Lao end sentences without a mark. */
const sentence =
  /^(?=.{2,160}$).+(?:\p{Sentence_Terminal}[\p{Pe}\p{Pf}"']*|[\p{Script=Thai}\p{Script=Lao}])$/su;

const optionalFlag: Rule = { needs: 'true or false, or absent', isRight: isAbsentOr(isFlag) };
const headingLevel: Rule = {
  needs: 'a level from 2 to 6, or absent',
  isRight: isAbsentOr((value) => [2, 3, 4, 5, 6].some((level) => level === value)),
};
const neighbor: Rule = {
  needs: 'the id of a page, null for none, or absent',
  isRight: isAbsentOr((value) => value === null || isText(value)),
};

/** All that the front matter of a page can have: what is needed first, then Docusaurus's own. */
const frontMatterRules: Record<string, Rule> = {
  slug: {
    needs: "the page's path in its version, with a slash at the start and none at the end",
    isRight: (value) => isText(value, /^(?:\/[^/#?]+)+$/),
  },
  title: { needs: 'a text of 1 to 69 characters', isRight: (value) => isText(value, /^.{1,69}$/s) },
  description: {
    needs: 'a sentence of at most 160 characters, with a full stop at its end',
    isRight: (value) => isText(value, sentence),
  },
  product: {
    needs: `one of: ${subjects.join(', ')}`,
    isRight: (value) => subjects.includes(value),
  },
  components: { needs: 'a list of names, or absent', isRight: isAbsentOr(isNameList) },
  plan: { needs: `one of: ${plans.join(', ')}, or absent`, isRight: isAbsentOr(isPlan) },
  keywords: { needs: 'a list of words, or absent', isRight: isAbsentOr(isNameList) },
  migratesFrom: {
    needs: 'the name of an older version, or absent',
    isRight: isAbsentOr((value) => isText(value)),
  },
  ads: optionalFlag,
  draft: optionalFlag,
  unlisted: optionalFlag,
  hide_table_of_contents: optionalFlag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  pagination_next: neighbor,
  pagination_prev: neighbor,
};

const say = (place: string, what: string, { needs }: Rule, value: unknown) =>
  `${place}: ${what} must be ${needs}; given: ${JSON.stringify(value) ?? 'nothing'}.`;

/** Returns the groups of items that share a key. */
const collectRepeated = <Item>(items: readonly Item[], toKey: (item: Item) => unknown) =>
  [...groupBy(items, toKey).values()].filter((group) => group.length > 1);

function checkEntry({ entry, place }: PlacedEntry): string[] {
  const keys = [...new Set(['pathname', ...Object.keys(entry)])];
  return keys.flatMap((key) => {
    const rule = (entryRules as Record<string, Rule | undefined>)[key];
    const value = (entry as unknown as Record<string, unknown>)[key];
    if (!rule) {
      return `${place}: there is no key "${key}". Allowed: ${Object.keys(entryRules).join(', ')}.`;
    }
    return rule.isRight(value) ? [] : say(place, `"${key}"`, rule, value);
  });
}

/** Returns what is wrong with a sidebar's entries in themselves: keys, values, repeated paths. */
export function checkEntries(placed: readonly PlacedEntry[]): string[] {
  const withPath = placed.filter(({ entry }) => typeof entry.pathname === 'string');
  const repeated = collectRepeated(withPath, ({ entry }) => toSlug(entry.pathname)).map((group) => {
    const places = group.map(({ place }) => place).join(' and ');
    return `The path ${group[0].entry.pathname} is listed ${group.length} times: ${places}. A path is unique in a version: rename or remove all but one.`;
  });
  return [...placed.flatMap(checkEntry), ...repeated];
}

const toPlace = ({ file, keyLines = {} }: Page, key: string) =>
  key in keyLines ? `${file}:${keyLines[key]}` : file;

function checkFrontMatter(page: Page): string[] {
  const { frontMatter } = page;
  return Object.entries(frontMatterRules)
    .filter(([key, { isRight }]) => !isRight(frontMatter[key]))
    .map(([key, rule]) =>
      say(toPlace(page, key), `"${key}" in the front matter`, rule, frontMatter[key]),
    );
}

/** Returns which keys in the front matter of pages, as their authors wrote it, there aren't. */
export function checkKeys(pages: readonly Page[]): string[] {
  const known = Object.keys(frontMatterRules);
  return pages.flatMap((page) =>
    Object.keys(page.frontMatter)
      .filter((key) => !known.includes(key))
      .map((key) => {
        const near = suggestNames(key, known) || ` Allowed: ${known.join(', ')}.`;
        return `${toPlace(page, key)}: there is no key "${key}" in the front matter.${near}`;
      }),
  );
}

/** Returns what is wrong with a version's pages in themselves: front matter, repeated slugs. */
export function checkPages(pages: readonly Page[]): string[] {
  const withSlug = pages.filter(({ frontMatter }) => frontMatter.slug !== undefined);
  const repeated = collectRepeated(withSlug, ({ frontMatter }) => frontMatter.slug).map((group) => {
    const files = group.map(({ file }) => file).join(' and ');
    return `The slug ${group[0].frontMatter.slug} belongs to ${group.length} pages: ${files}. Give all but one of them another.`;
  });
  return [...pages.flatMap(checkFrontMatter), ...repeated];
}

/** Returns the slug of the page that an entry needs; groups, addresses and planned entries need none. */
function findNeededSlug({ entry }: PlacedEntry): string | undefined {
  const needsPage =
    String(entry.pathname).startsWith('/') && !entry.children && entry.planned !== true;
  return needsPage ? toSlug(entry.pathname).replace(/#.*/, '') : undefined;
}

/**
 * Returns where the sidebar and the pages of a version disagree: an entry without a page, a page
 * without an entry (unless it is `unlisted`).
 *
 * @param extraPages pages that are not documents, by slug; they need no entry
 * @param dir the version's folder, for messages
 */
export function checkSidebar(
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
  const withoutEntry = pages.flatMap(({ file, frontMatter: { slug, unlisted } }) =>
    typeof slug !== 'string' || unlisted || named.has(slug)
      ? []
      : `${file}: the sidebar has no entry for this page. Add one with the pathname "${slug}", or put "unlisted: true" in its front matter.`,
  );
  return [...withoutPage, ...withoutEntry];
}

/**
 * Returns which pages have a title without their name in the sidebar: readers must see that they are where
 * they wanted to go.
 */
export function checkTitles(placed: readonly PlacedEntry[], pages: readonly Page[]): string[] {
  const bySlug = new Map(pages.map((page) => [page.frontMatter.slug, page]));
  return placed.flatMap(({ entry, place }) => {
    const page = bySlug.get(toSlug(String(entry.pathname)));
    const { title } = page?.frontMatter ?? {};
    if (!page || typeof title !== 'string') {
      return [];
    }
    const name = toTitle(entry);
    const { file, keyLines: { title: line } = {} } = page;
    return title.toLowerCase().includes(name.toLowerCase())
      ? []
      : `${file}${line ? `:${line}` : ''}: the title "${title}" lacks the name that the sidebar gives the page, "${name}" (${place}). Change one of them.`;
  });
}
