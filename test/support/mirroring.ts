/** Whether a page that is turned right to left is the mirror image of itself, and still reads well. */
import { expect, type Page } from '@playwright/test';

/** What is inside of these does not turn by itself: code, drawings, demos, choices of a browser. */
const still = [
  'pre *',
  'body [dir="ltr"]',
  'body [dir="ltr"] *',
  'svg *',
  '[data-island] *',
  'option',
];

/** What stays where it is, and why. */
const exceptions = [
  // The library measures words of its charts there, out of the window.
  'body > :not(#__docusaurus)',
  // No one sees it.
  '.visually-hidden',
  // The chosen view is the end of the sentence on its button.
  '[data-view-name]',
];

/**
 * Turns the page right to left, and returns the boxes, and the texts in them, that do not come to the
 * mirrored place. Words of one sentence are no boxes: they keep their order.
 */
async function mirror(skipped: string): Promise<string[]> {
  /** For rounded pixels. */
  const tolerance = 2;
  /** How long demos and what watches the direction may take, in ms. */
  const patience = 3000;
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
  const compare = () =>
    boxes.flatMap(({ element, before }) => {
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
  document.documentElement.dir = 'rtl';
  const started = performance.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const found = compare();
    if (found.length === 0 || performance.now() - started > patience) {
      return found;
    }
  }
}

/** Texts of an English page whose marks are at the wrong side: a full stop before its sentence. */
function findTurnedMarks(): string[] {
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
  // A type or a name of the reference is a value by itself: its label is at the right of it.
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
      ? [`the marks of "${block.textContent?.trim().slice(0, 60)}" are at the wrong side`]
      : [],
  );
}

/** Code and names that do not read left to right; and what of demos the rules for texts reach. */
function findTurnedCode(): string[] {
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
}

/**
 * Turns a page, on which nothing moves any more, right to left. Fails where its layout is not mirrored,
 * and where what reads left to right is.
 */
export async function expectMirrored(page: Page): Promise<void> {
  const skipped = [...still, ...exceptions].join(', ');
  expect.soft(await page.evaluate(mirror, skipped), 'the layout is mirrored').toEqual([]);
  expect.soft(await page.evaluate(findTurnedMarks), 'texts read as in English').toEqual([]);
  expect.soft(await page.evaluate(findTurnedCode), 'code reads left to right').toEqual([]);
}
