import type { PlacedEntry } from './placeEntries';
import type { Page } from './toPages';
import { toSlug } from '../../../core/server/titles';

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
