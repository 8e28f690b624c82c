import { toProductName } from '../../../core/client/site';
import { toStartSlug } from '../../../core/subject';
import type { Subject } from '../../../core/navigation';
import type { Site, Version } from '../../../core/types';
import type { MenuLink, VersionPages } from '../types';
import { toVersionHref } from './versionLinks';
import { loadVersionPages } from './versionPages';

interface MenuPage {
  slug: string;
  subject: Subject;
  /** Only pages of the API reference need it. */
  title?: string | undefined;
}

/** Returns the comparison of both versions for a component that only one of them has. */
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

/** Returns the nearest page above a path: `/grid/editing` for `/grid/editing/persistence`. */
function findAbove(
  slug: string,
  { pages, starts }: Pick<VersionPages, 'pages' | 'starts'>,
): string | undefined {
  const above = slug.slice(0, slug.lastIndexOf('/'));
  if (above === '' || Object.values(starts).includes(above)) {
    return undefined;
  }
  return pages[above] === undefined ? findAbove(above, { pages, starts }) : above;
}

/**
 * Returns where the page being read leads in another version: to the same page, wherever it is there;
 * or else to the page that its authors name instead; for a page of the API reference to the comparison
 * of both versions; or else to the page above it, or the start of its product there.
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
  const toHref = (path: string) => toVersionHref(site, from, to, path);
  const target = pages.arrivals[from.name]?.[slug] ?? slug;
  if (typeof target === 'string' && pages.pages[target] !== undefined) {
    return { href: toHref(target) };
  }
  const start = pages.starts[subject];
  if (slug === '/' || start === undefined) {
    return { href: toHref(toStartSlug(subject)) };
  }
  if (slug.startsWith('/api/')) {
    return toComparison(site, from, to, page);
  }
  if (typeof target === 'object' && target.see) {
    const { see, version: removedIn } = target;
    return { href: toHref(see.slug), instead: { title: see.title, removedIn } };
  }
  const above = findAbove(slug, pages);
  if (above !== undefined) {
    return { href: toHref(above), instead: { title: pages.pages[above] ?? pages.label } };
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
 * Loads what a version has, and returns where the page being read leads there.
 *
 * @returns nothing if it cannot be loaded
 */
export async function loadMenuLink(
  site: Site,
  from: Version,
  to: Version,
  page: { slug: string; subject: Subject },
): Promise<MenuLink | undefined> {
  const [pages, own] = await Promise.all([
    loadVersionPages(site, from, to),
    // The title is the component's name, for the comparison.
    page.slug.startsWith('/api/') ? loadVersionPages(site, from, from) : undefined,
  ]);
  return pages && toMenuLink(site, from, to, { ...page, title: own?.pages[page.slug] }, pages);
}
