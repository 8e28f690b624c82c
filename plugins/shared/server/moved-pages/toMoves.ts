import type { Destination, MovedPages } from '../../../navigation/types';
import { checkMovedPages } from './checkMovedPages';
import { followPage } from './followPage';
import type { KnownVersion } from './readKnownVersions';

/** What a version has to know of where its pages and those of others are. */
export interface Moves {
  /** Where its pages are in the current version, by slug. */
  successors: Record<string, Destination>;
  /** Where pages of other versions are in it, by version and slug; those at the same path are left out. */
  arrivals: Record<string, Record<string, Destination>>;
  /** What is wrong with what is said of its pages: another version may have brought that about. */
  problems: string[];
}

/**
 * Returns where the pages of a version are in the current one, and those of all others in it.
 *
 * @param known all versions, newest first
 */
export function toMoves(name: string, known: readonly KnownVersion[], moved: MovedPages): Moves {
  const own = known.findIndex((version) => version.name === name);
  const follow = (from: number, to: number) =>
    [...(known[from]?.titles.keys() ?? [])].flatMap((slug) => {
      const end = followPage({ known, moved }, slug, from, to);
      return end === undefined ? [] : [[slug, end] as const];
    });
  const arrivals = known.flatMap((version, index) => {
    const others = index === own ? [] : follow(index, own).filter(([slug, end]) => slug !== end);
    return others.length > 0 ? [[version.name, Object.fromEntries(others)] as const] : [];
  });
  return {
    successors: own > 0 ? Object.fromEntries(follow(own, 0)) : {},
    arrivals: Object.fromEntries(arrivals),
    problems: checkMovedPages(name, known, moved),
  };
}
