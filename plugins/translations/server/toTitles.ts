import type { NavigationEntry } from '../../navigation/types';
import { type PageTitle, toSlug, toTitle } from '../../../core/server/titles';
import type { Title } from '../types';

/** All entries of a tree, groups before what is in them. */
const flatten = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

/** Whether an entry is called like a component or an interface, which is so in every language. */
const isApiName = ({ pathname, title, children }: NavigationEntry) =>
  pathname.startsWith('/x/api/') && !title && !children;

/**
 * Returns the titles of a version: those of its pages in the order of the tree, then the other names
 * that the tree has, each once.
 */
export function toTitles(
  entries: readonly NavigationEntry[],
  pages: readonly PageTitle[],
): Title[] {
  const all = flatten(entries);
  const places = all.map(({ pathname }) => toSlug(pathname));
  const place = ({ slug }: PageTitle) => (places.includes(slug) ? places.indexOf(slug) : Infinity);
  const ordered = pages.toSorted((a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1));
  const own = new Set(pages.map(({ title }) => title));
  const names = all.filter((entry) => !isApiName(entry)).map(toTitle);
  return [
    ...ordered.map(({ slug, title }) => ({ slug, english: title })),
    ...[...new Set(names)].filter((name) => !own.has(name)).map((english) => ({ english })),
  ];
}
