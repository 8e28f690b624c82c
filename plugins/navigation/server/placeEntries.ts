import type { NavigationEntry } from '../types';
import { toTitle } from '../../../core/server/titles';

/** An entry and where it stands: `sidebar of v6: Data Grid › Columns`. */
export interface PlacedEntry {
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
