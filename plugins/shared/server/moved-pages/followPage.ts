import type { Destination, MovedPages } from '../../../navigation/types';
import { toSlug } from '../toSlug';
import type { KnownVersion } from './readKnownVersions';

interface Versions {
  /** Newest first. */
  known: readonly KnownVersion[];
  moved: MovedPages;
}

const findMove = (moved: MovedPages, version: string, slug: string) =>
  moved[version]?.find(({ from }) => toSlug(from) === slug);

/** Where a page is in the version before: at the path that it was moved from, or at its own. */
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
 * @returns nothing when the other version has not got it yet
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
        version: known[index - 1]?.label ?? '',
        ...(see && title && { see: { slug: see, title } }),
      };
    }
  }
  // What was gone may be there again.
  return target?.titles.has(at) ? at : removal;
}
