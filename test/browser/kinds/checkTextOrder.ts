import type { Page } from 'playwright-core';

/**
 * Returns the texts of an English page right to left whose marks stand at the wrong side: a full
 * stop before its sentence, a dot behind the name that it begins.
 */
export function checkTextOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Char {
      node: Text;
      at: number;
      isMark: boolean;
    }
    const unread = 'script, style, noscript, textarea, .visually-hidden, [data-island]';
    const range = document.createRange();
    const readBox = ({ node, at }: Char) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const findBlock = (node: Node) => {
      let element = node.parentElement;
      while (element && /^(?:inline|contents)$/.test(getComputedStyle(element).display)) {
        element = element.parentElement;
      }
      return element;
    };
    // A type or a name of the reference is a value by itself: its label stands at the right of it.
    const findValue = ({ node }: Char) => node.parentElement?.closest('[dir="ltr"]');

    const blocks = new Map<Element, Char[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const block = findBlock(node);
      // The link of a heading is no part of it.
      if (block && node.data !== '#' && !node.parentElement?.closest(unread)) {
        const chars = [...node.data].map((char, at) => ({ node, at, char }));
        const drawn = chars.filter(({ char }) => char.trim());
        const read = drawn.map(({ char, ...place }) => ({ ...place, isMark: /\W/.test(char) }));
        blocks.set(block, [...(blocks.get(block) ?? []), ...read]);
      }
    }

    const isTurned = (one: Char, next: Char | undefined) => {
      if (!next || !(one.isMark || next.isMark) || findValue(one) !== findValue(next)) {
        return false;
      }
      const [first, second] = [readBox(one), readBox(next)];
      const areDrawn = first.width > 0 && second.width > 0;
      const areInLine = first.top < second.bottom && second.top < first.bottom;
      return areDrawn && areInLine && first.left > second.left + 1;
    };
    return [...blocks].flatMap(([block, chars]) =>
      chars.some((char, index) => isTurned(char, chars[index + 1]))
        ? [`the marks of "${block.textContent?.trim().slice(0, 60)}" stand at the wrong side`]
        : [],
    );
  });
}
