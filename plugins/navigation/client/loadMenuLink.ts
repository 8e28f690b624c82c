import type { Site, Version } from '../../../core/types';
import type { Subject } from '../types';
import { loadVersionPages } from './loadVersionPages';
import { toMenuLink, type MenuLink } from './toMenuLink';
import { toPagesUrl } from './toPagesUrl';

/**
 * Finds where a line of the version menu leads, once it is known what that version has.
 *
 * @returns nothing when that cannot be had
 */
export async function loadMenuLink(
  site: Site,
  from: Version,
  to: Version,
  page: { slug: string; subject: Subject },
): Promise<MenuLink | undefined> {
  const load = (version: Version) => loadVersionPages(toPagesUrl(site, from, version));
  const [pages, own] = await Promise.all([
    load(to),
    // Only there a title is needed: it has the name of the component.
    page.slug.startsWith('/api/') ? load(from) : undefined,
  ]);
  return pages && toMenuLink(site, from, to, { ...page, title: own?.pages[page.slug] }, pages);
}
