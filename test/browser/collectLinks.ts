import type { Page } from 'playwright-core';

/** A link to a page of the site, and where it stands. */
export interface SiteLink {
  /** Path of the page that it is on. */
  from: string;
  /** Path and hash that it leads to. */
  to: string;
}

/**
 * Collects the links of a page that stay on the site, without those that lead to an element that the
 * open page has: a script may have drawn it.
 */
export function collectLinks(page: Page): Promise<SiteLink[]> {
  return page.evaluate(() => {
    const here = window.location;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const inside = links
      .map(({ href }) => new URL(href))
      .filter((url) => url.origin === here.origin)
      .filter(
        ({ pathname, hash }) =>
          pathname !== here.pathname ||
          hash === '' ||
          !document.getElementById(decodeURIComponent(hash.slice(1))),
      );
    const targets = new Set(inside.map((url) => url.pathname + url.hash));
    return [...targets].map((to) => ({ from: here.pathname, to }));
  });
}
