import { toProductName } from '../../shared/client/toProductName';
import type { Site, Version } from '../../shared/types';
import type { Subject, VersionPages } from '../types';
import { toStartSlug } from '../toStartSlug';
import { toVersionHref } from './toVersionHref';

/** Where a line of the version menu leads. */
export interface MenuLink {
  href: string;
  /** What the link opens, when that is not the page being read: a product, or the title of a page. */
  instead?: { product: string } | { title: string };
}

/**
 * Returns the link of a version for the page that is being read: the same page where that version has
 * it, else the start of its product there.
 *
 * @param pages what that version has; absent as long as it is not known
 */
export function toMenuLink(
  site: Site,
  from: Version,
  to: Version,
  page: { slug: string; subject: Subject },
  pages: VersionPages | undefined,
): MenuLink {
  const { slug, subject } = page;
  if (from === to || pages?.pages[slug] !== undefined) {
    return { href: toVersionHref(site, from, to, slug) };
  }
  const start = pages?.starts[subject];
  if (!pages || slug === '/' || start === undefined) {
    return { href: toVersionHref(site, from, to, toStartSlug(subject)) };
  }
  return {
    href: toVersionHref(site, from, to, start),
    instead:
      subject === 'general'
        ? { title: pages.pages[start] ?? pages.label }
        : { product: toProductName(subject) },
  };
}
