import type { Page } from 'playwright-core';
import site from '../../site';

/** Hosts of the same owner. */
const own = [site.url, ...site.versions.flatMap(({ host }) => host ?? [])];

/** Returns the links of a page, without those in demos, that let another site reach back to it. */
export function checkOutsideLinks(page: Page): Promise<string[]> {
  return page.evaluate((trusted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')];
    const outside = links
      .filter((link) => !link.closest('[data-island]'))
      .filter(({ origin }) => origin !== window.location.origin && !trusted.includes(origin))
      .filter(({ relList }) => !relList.contains('noopener'));
    return outside.map(
      ({ href, textContent }) => `“${textContent}” has no rel="noopener": ${href}`,
    );
  }, own);
}
