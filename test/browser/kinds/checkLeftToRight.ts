import type { Page } from 'playwright-core';

/**
 * Returns what does not read left to right on a page right to left although it must: code and
 * names. And what the site's rules for texts reach inside of a demo.
 */
export function checkLeftToRight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const say = (element: Element, what: string) =>
      `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}" ${what}`;
    const find = (selector: string) => [
      ...document.querySelectorAll(`:is(${selector}):not([data-island] *)`),
    ];
    const turned = find('pre, code, kbd, body [dir="ltr"]').filter(
      (element) => getComputedStyle(element).direction !== 'ltr',
    );
    const indented = find('pre').filter((block) => {
      const { borderLeftWidth, paddingLeft, display } = getComputedStyle(block);
      const left = block.getBoundingClientRect().left;
      range.selectNodeContents(block);
      const start = left + parseFloat(borderLeftWidth) + parseFloat(paddingLeft);
      const isDrawn = display !== 'none' && block.getClientRects().length > 0;
      return isDrawn && block.textContent !== '' && range.getBoundingClientRect().left > start + 2;
    });
    const flipped = find('.navbar__logo, .navbar__logo *').filter(
      (element) => getComputedStyle(element).transform !== 'none',
    );
    const reached = [...document.querySelectorAll('[data-island] *')].filter(
      (element) => getComputedStyle(element).unicodeBidi === 'plaintext',
    );
    return [
      ...turned.map((element) => say(element, 'does not read left to right')),
      ...indented.map((element) => say(element, 'does not begin at the left')),
      ...flipped.map((element) => say(element, 'is turned')),
      ...reached.map((element) => say(element, 'of a demo has the direction of its text')),
    ];
  });
}
