import type { Page } from 'playwright-core';

/** What is inside of these does not turn by itself: code, drawings, demos, choices of a browser. */
const still = [
  'pre *',
  'body [dir="ltr"]',
  'body [dir="ltr"] *',
  'svg *',
  '[data-island] *',
  'option',
];

/**
 * Turns the open page right to left and returns the boxes, and the texts in them, that are not at
 * the mirrored place then. Words of one sentence are no boxes: they keep their order.
 *
 * @param exceptions selectors of what stays where it is on purpose
 */
export function compareMirrored(page: Page, exceptions: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([skipped]) => {
      /** For rounded pixels. */
      const tolerance = 2;
      const viewport = document.documentElement.clientWidth;
      const range = document.createRange();
      const isBox = (element: Element) =>
        !/^(?:inline|contents|none)$/.test(getComputedStyle(element).display);
      const hasText = (element: Element): boolean =>
        [...element.childNodes].some((node) =>
          node instanceof Element
            ? getComputedStyle(node).display === 'inline' && hasText(node)
            : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
      const readText = (element: Element) => {
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const read = (element: Element) => ({
        box: element.getBoundingClientRect(),
        // A drawing turns with its box alone.
        text: !element.matches('svg') && hasText(element) ? readText(element) : new DOMRect(),
      });
      const isMirrored = (before: DOMRect, now: DOMRect) =>
        Math.abs(now.x - (viewport - before.right)) <= tolerance &&
        Math.abs(now.width - before.width) <= tolerance;
      const isInSentence = (element: Element): boolean => {
        const parent = element.parentElement;
        return (
          parent !== null &&
          getComputedStyle(element).display.startsWith('inline') &&
          (getComputedStyle(parent).unicodeBidi === 'plaintext' || isInSentence(parent))
        );
      };

      const boxes = [...document.body.querySelectorAll(`:not(${skipped})`)]
        .filter(isBox)
        .map((element) => ({ element, before: read(element) }));
      document.documentElement.dir = 'rtl';
      // Until demos and the site's own watchers have followed.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return boxes.flatMap(({ element, before }) => {
        const now = read(element);
        const parts = (['box', 'text'] as const).filter(
          (part) => before[part].width > 0 && !isMirrored(before[part], now[part]),
        );
        if (parts.length === 0 || isInSentence(element)) {
          return [];
        }
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
        const words = element.textContent?.trim().slice(0, 30);
        return parts.map((part) => {
          const wanted = Math.round(viewport - before[part].right);
          return `the ${part} of ${name} "${words}" begins at ${Math.round(now[part].x)}, mirrored at ${wanted} px`;
        });
      });
    },
    [[...still, ...exceptions].join(', ')] as const,
  );
}
