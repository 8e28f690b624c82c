import type { Destination, Migration, MovedPages } from '../navigation';
import { suggestNames } from '../nearestNames';
import type { Site } from '../types';
import { toSlug } from '../pagePath';
import { readPageTitles } from './titles';
import { findVersion } from './versions';

const file = 'data/moved-pages.ts';

/** What is known of a version when pages are followed from one to another. */
export interface KnownVersion {
  name: string;
  label: string;
  /** Titles of its pages, by slug. */
  titles: ReadonlyMap<string, string>;
  /** Its pages about coming from an older version. */
  migrations: readonly Migration[];
}

/** Reads the pages of all versions, newest version first. */
export function readKnownVersions(site: Site, siteDir: string): Promise<KnownVersion[]> {
  return Promise.all(
    site.versions.map(async ({ name, label }) => {
      const pages = await readPageTitles(findVersion(site, name, siteDir).dir);
      return {
        name,
        label,
        titles: new Map(pages.map(({ slug, title }) => [slug, title])),
        migrations: pages.flatMap(({ slug, title, product = 'general', migratesFrom: from }) =>
          from === undefined ? [] : [{ from, to: name, product, slug, title }],
        ),
      };
    }),
  );
}

interface Versions {
  /** Newest first. */
  known: readonly KnownVersion[];
  moved: MovedPages;
}

const findMove = (moved: MovedPages, version: string, slug: string) =>
  moved[version]?.find(({ from }) => toSlug(from) === slug);

/** Returns where a page is in the version before: at the path that it moved from, or at its own. */
function stepBack({ known, moved }: Versions, older: number, slug: string): string {
  const { name = '', titles } = known[older] ?? {};
  if (titles?.has(slug) && findMove(moved, name, slug) === undefined) {
    return slug;
  }
  const source = moved[name]?.find((move) => 'to' in move && toSlug(move.to) === slug);
  return source ? toSlug(source.from) : slug;
}

function followBack(versions: Versions, slug: string, from: number, to: number) {
  let at = slug;
  for (let older = from + 1; older <= to; older += 1) {
    at = stepBack(versions, older, at);
  }
  return versions.known[to]?.titles.has(at) ? at : undefined;
}

/**
 * Follows a page from one version to another, over all versions between them.
 *
 * @param from index of the version that has the page, in `known`
 * @param to index of the other version
 * @returns nothing when the other version doesn't have it yet
 */
export function followPage(
  versions: Versions,
  slug: string,
  from: number,
  to: number,
): Destination | undefined {
  if (from <= to) {
    return followBack(versions, slug, from, to);
  }
  const { known, moved } = versions;
  const target = known[to];
  let at = slug;
  let removal: Destination | undefined;
  for (let index = from; index > to; index -= 1) {
    const move = findMove(moved, known[index]?.name ?? '', at);
    if (move && 'to' in move) {
      at = toSlug(move.to);
    } else if (move && removal === undefined) {
      const end = move.see && followPage(versions, toSlug(move.see), index - 1, to);
      const see = typeof end === 'object' ? end.see?.slug : end;
      const title = see && target?.titles.get(see);
      removal = {
        ...(move.reason === 'removed' && { version: known[index - 1]?.label }),
        ...(see && title && { see: { slug: see, title } }),
      };
    }
  }
  // A page that was removed may have come back.
  return target?.titles.has(at) ? at : removal;
}

/** Where the pages of a version are in others, and theirs in it. */
export interface Moves {
  /** Where its pages are in the current version, by slug. */
  successors: Record<string, Destination>;
  /** Where pages of other versions are in it, by version and slug; those at the same path are left out. */
  arrivals: Record<string, Record<string, Destination>>;
  /** Pages of all versions about going to a newer one; only the current version, which compares them, has these. */
  migrations: readonly Migration[];
  /** What is wrong with its entries in `data/moved-pages.ts`; a change of another version can cause it. */
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
    migrations: own === 0 ? known.flatMap(({ migrations }) => migrations) : [],
    problems: checkMovedPages(name, known, moved),
  };
}

const suggestPages = (wanted: string, { titles }: KnownVersion) =>
  suggestNames(wanted, [...titles.keys()]);

/**
 * Returns what is wrong with the entries of a version in `data/moved-pages.ts`: a page that is missing
 * from the next version and isn't listed, an entry that isn't needed or leads nowhere.
 *
 * @param known all versions, newest first
 */
export function checkMovedPages(
  name: string,
  known: readonly KnownVersion[],
  moved: MovedPages,
): string[] {
  const index = known.findIndex((version) => version.name === name);
  const [own, next] = [known[index], known[index - 1]];
  const entries = moved[name] ?? [];
  if (!own || !next) {
    const older = known.slice(1).map((version) => version.name);
    return Object.keys(moved)
      .filter((key) => !older.includes(key))
      .map(
        (key) =>
          `${file}: there is no older version "${key}". Versions before the current one: ${older.join(', ')}.`,
      );
  }
  const seen = new Set<string>();
  const wrong = entries.flatMap((entry) => {
    const from = toSlug(entry.from);
    const say = (problem: string) => `${file}: ${name}, from ${entry.from}, ${problem}`;
    const target = 'to' in entry ? entry.to : entry.see;
    const isRepeated = seen.has(from);
    seen.add(from);
    return [
      isRepeated ? say('is listed twice. Remove one of them.') : '',
      own.titles.has(from) ? '' : say(`is no page of ${own.label}.${suggestPages(from, own)}`),
      next.titles.has(from) ? say(`is at the same path in ${next.label}. Remove the entry.`) : '',
      target === undefined || next.titles.has(toSlug(target))
        ? ''
        : say(
            `leads to ${target}, which is no page of ${next.label}.${suggestPages(toSlug(target), next)}`,
          ),
    ].filter(Boolean);
  });
  const lost = [...own.titles].filter(([slug]) => !next.titles.has(slug) && !seen.has(slug));
  return [
    ...wrong,
    ...lost.map(
      ([slug, title]) =>
        `${file}: ${own.label} has "${title}" at ${slug}, and ${next.label} has no page there. Add to "${name}" where it moved, { from: '${slug}', to: '/…' }, or why it is missing, { from: '${slug}', reason: 'removed' } or 'undocumented'.${suggestPages(slug, next)}`,
    ),
  ];
}
