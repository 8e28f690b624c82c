import type { Page } from 'playwright-core';

/**
 * Collects the links of a page that stay on the site, without those that lead to an element that the
 * open page has: a script may have drawn it.
 *
 * @returns path and hash of each, once
 */
export function collectLinks(page: Page): Promise<string[]> {
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
    return [...new Set(inside.map((url) => url.pathname + url.hash))];
  });
}
