/** Whether a page fits its window: nothing sticks out, is cut off or scrolls sideways. */
import { expect, type Page } from '@playwright/test';
import { installTools } from './pageTools';

/** What sticks out of the page at the sides, when the page scrolls sideways. */
function findOverflow(): string[] {
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
}

/** Text that its box cuts off; what ends in an ellipsis must say all of it elsewhere. */
function findCutText(): string[] {
  const { findOwn, isSeen, toName } = window.tools;
  const cuts = ({ overflowX, overflowY }: CSSStyleDeclaration) => ({
    x: ['hidden', 'clip'].includes(overflowX),
    y: ['hidden', 'clip'].includes(overflowY),
  });
  const hasWholeElsewhere = (box: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(box);
    const opener = box.closest('[data-rows] > *')?.querySelector('button[aria-expanded]');
    return textOverflow === 'ellipsis'
      ? box.closest('[title], [aria-label]') !== null
      : webkitLineClamp !== 'none' && opener !== null;
  };
  /** Whether the text reaches out of the box where nothing between them scrolls. */
  const isCut = (box: Element, text: Node) => {
    const edge = box.getBoundingClientRect();
    const { x, y } = cuts(getComputedStyle(box));
    for (let holder = text.parentElement; holder && holder !== box; holder = holder.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(holder);
      if (overflowX !== 'visible' || overflowY !== 'visible' || !isSeen(holder)) {
        return false;
      }
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        (x && (left < edge.left - 2 || right > edge.right + 2)) ||
        // The room above and below letters is more than they need.
        (y && (top < edge.top - 6 || bottom > edge.bottom + 6)),
    );
  };
  return findOwn()
    .filter((box) => {
      const { x, y } = cuts(getComputedStyle(box));
      return (
        ((x && box.scrollWidth > box.clientWidth + 1) ||
          (y && box.scrollHeight > box.clientHeight + 1)) &&
        isSeen(box) &&
        !hasWholeElsewhere(box)
      );
    })
    .flatMap((box) => {
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (text.textContent?.trim() && isCut(box, text)) {
          return [`${toName(box)} cuts off "${text.textContent.trim().slice(0, 40)}"`];
        }
      }
      return [];
    });
}

/** What scrolls sideways and is neither code nor a table, tabs or the stage of a demo. */
function findSideways(): string[] {
  const { findOwn, isSeen, toName } = window.tools;
  const scrolls = (box: Element) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
  const findScroller = (element: Element): Element | null => {
    const { parentElement: holder } = element;
    return holder && !scrolls(holder) ? findScroller(holder) : holder;
  };
  return findOwn()
    .filter(
      (box) =>
        box.scrollWidth > box.clientWidth + 1 &&
        scrolls(box) &&
        isSeen(box) &&
        !box.matches('pre, table, [role="tablist"]') &&
        ![...box.querySelectorAll('[data-demo]')].some((demo) => findScroller(demo) === box),
    )
    .map((box) => `${toName(box)} scrolls sideways`);
}

/** What of the navbar lies over what else of it, or sticks out of the bar. */
function findCrowded(): string[] {
  const { findOwn, isSeen, toName } = window.tools;
  const controls = findOwn('.navbar__inner :is(a, button)').filter(isSeen);
  const overlaps = (one: Element, other: Element) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    );
  };
  return controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter((other) => overlaps(one, other))
      .map((other) => `${toName(one)} lies over ${toName(other)}`),
  );
}

/** Fails when the page scrolls sideways. */
export async function expectFits(page: Page, where = 'the page'): Promise<void> {
  expect.soft(await page.evaluate(findOverflow), `${where} fits`).toEqual([]);
}

/**
 * Fails where the page does not fit the window as it is now: all of it can be read by scrolling down
 * alone (WCAG 1.4.10). Code, tables and the stage of a demo may scroll sideways.
 */
export async function expectReflows(page: Page, where = 'the page'): Promise<void> {
  await installTools(page);
  const found = [
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findCutText)),
    ...(await page.evaluate(findSideways)),
    ...(await page.evaluate(findCrowded)),
  ];
  expect.soft(found, `${where} fits without scrolling sideways`).toEqual([]);
}
