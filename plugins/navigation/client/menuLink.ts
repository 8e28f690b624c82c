import { toProductName } from '../../../core/client/site';
import type { Site, Version } from '../../../core/types';
import { toStartSlug } from '../subject';
import type { Subject, VersionPages } from '../types';
import { toVersionHref } from './versionLinks';
import { loadVersionPages, toPagesUrl } from './versionPages';

/** Where a line of the version menu leads. */
export interface MenuLink {
  href: string;
  /** What the link opens, when that is not the page being read. */
  instead?:
    | { product: string }
    | { title: string; removedIn?: string }
    /** The comparison of both versions; the name of the one without the page. */
    | { comparedWith: string };
}

interface MenuPage {
  slug: string;
  subject: Subject;
  /** Known of pages of the reference. */
  title?: string | undefined;
}

/** The comparison of two versions, of the one component that only one of them has. */
function toComparison(site: Site, from: Version, to: Version, { subject, title }: MenuPage) {
  const [current = from] = site.versions;
  const [newer, older] = site.versions.filter((version) => version === from || version === to);
  const query = new URLSearchParams({
    from: older?.label ?? '',
    to: newer?.label ?? '',
    product: subject,
    component: title?.replace(/ API$/, '') ?? '',
  });
  return {
    href: toVersionHref(site, from, current, `/api/compare?${query}`),
    instead: { comparedWith: to.label },
  };
}

/**
 * Returns the link of a version for the page that is being read: the same page where that version has
 * it, wherever it is there; else what its authors name instead, and of a page of the reference the
 * comparison of both versions; else the start of its product there.
 *
 * @param pages what that version has
 */
export function toMenuLink(
  site: Site,
  from: Version,
  to: Version,
  page: MenuPage,
  pages: VersionPages,
): MenuLink {
  const { slug, subject } = page;
  const toHref = (target: string) => toVersionHref(site, from, to, target);
  const end = pages.arrivals[from.name]?.[slug] ?? slug;
  if (typeof end === 'string' && pages.pages[end] !== undefined) {
    return { href: toHref(end) };
  }
  const start = pages.starts[subject];
  if (slug === '/' || start === undefined) {
    return { href: toHref(toStartSlug(subject)) };
  }
  if (slug.startsWith('/api/')) {
    return toComparison(site, from, to, page);
  }
  if (typeof end === 'object' && end.see) {
    const { slug: target, title } = end.see;
    return { href: toHref(target), instead: { title, removedIn: end.version } };
  }
  return {
    href: toHref(start),
    instead:
      subject === 'general'
        ? { title: pages.pages[start] ?? pages.label }
        : { product: toProductName(subject) },
  };
}

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
