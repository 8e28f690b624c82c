import type { Locator } from 'playwright-core';

/** An element of a demo: its name and all of its computed properties, its pseudo-elements' too. */
export interface DrawnElement {
  name: string;
  style: Record<string, string>;
}

/**
 * Reads how every element of a demo is drawn, in document order. Left out are
 * - the site's own custom properties: they reach every element and draw nothing by themselves;
 * - Chromium's `-webkit-locale`: the island resets it with all the rest, and the demo's language
 *   is that of the page by the attribute `lang` all the same.
 */
export function readIslandStyles(demo: Locator): Promise<DrawnElement[]> {
  return demo.evaluate((host) => {
    const site = getComputedStyle(host);
    const read = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      const names = [...style].filter(
        (name) =>
          name !== '-webkit-locale' &&
          !(name.startsWith('--') && style.getPropertyValue(name) === site.getPropertyValue(name)),
      );
      return Object.fromEntries(
        names.map((name) => [`${pseudo} ${name}`, style.getPropertyValue(name)]),
      );
    };
    return [...host.querySelectorAll('*')].map((element) => ({
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
      style: {
        ...read(element, ''),
        ...read(element, '::before'),
        ...read(element, '::after'),
      },
    }));
  });
}
