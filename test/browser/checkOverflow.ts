import type { Page } from 'playwright-core';

/** Returns what sticks out of the page at the sides, when the page scrolls sideways. */
export function checkOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) {
      return [];
    }
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > root.clientWidth + 0.5 || left < -0.5);
    };
    // Only the innermost: what holds them sticks out because of them.
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => isOut(element) && ![...element.children].some(isOut),
    );
    const names = out
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return [`the page is ${root.scrollWidth} px wide; out of it: ${names.join(', ')}`];
  });
}
