/** The height that demos of a page need, and that the page reserves for them. */
import type { Page } from '@playwright/test';

/** Where heights are measured, in px: a desktop, and the narrowest phone. */
export const heightWidths = { height: 1280, narrowHeight: 360 } as const;

/** How much more a page may reserve than a demo needs, in px. */
export const spareHeight = 40;

/** A demo of an open page. */
export interface MeasuredDemo {
  name: string;
  /** What it is in: a frame whose height its page says, the whole page, or a part of one. */
  within: 'frame' | 'page' | 'part';
  /** What is wrong with it, if it isn't drawn. */
  failure?: string;
  /** In px; absent where nothing is reserved. */
  reserved?: number;
  /** In px. */
  needed: number;
}

/** Measures all demos of the open page, which are drawn by now; a document in a frame is as high as its page says. */
export function measureDemos(page: Page): Promise<MeasuredDemo[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const findFailure = (demo: HTMLElement) => {
      if (demo.dataset.demoState !== 'ready') {
        return `is ${demo.dataset.demoState}: ${demo.nextElementSibling?.textContent ?? ''}`;
      }
      const media = [...demo.querySelectorAll('svg, img, canvas, input')];
      return demo.innerText.trim() === '' && !media.some(isSeen) ? 'draws nothing' : undefined;
    };
    const findWithin = (demo: HTMLElement) => {
      if (demo.closest('[data-whole-page]')) {
        return 'page' as const;
      }
      return demo.closest('figure') ? ('frame' as const) : ('part' as const);
    };
    // Computed, because a minimum is: both with padding or both without.
    const read = (element: HTMLElement, name: 'height' | 'minHeight') =>
      parseFloat(getComputedStyle(element)[name]) || 0;
    const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]:not(:has(> iframe))')];
    return demos.map((demo) => {
      // The height is reserved by the demo itself or by what it is in.
      const places = [demo, demo.parentElement ?? demo];
      const place = places.find((element) => read(element, 'minHeight') > 0) ?? demo;
      const reserved = read(place, 'minHeight');
      const before = place.style.minBlockSize;
      place.style.minBlockSize = '0';
      const needed = Math.ceil(read(place, 'height'));
      place.style.minBlockSize = before;
      return {
        name: demo.dataset.demo ?? '',
        within: findWithin(demo),
        failure: findFailure(demo),
        reserved: reserved > 0 ? reserved : undefined,
        needed,
      };
    });
  });
}

/** Whether a page reserves less than a demo needs, or much more. */
export const isWrongHeight = (reserved: number, needed: number, spare = spareHeight): boolean =>
  needed > reserved + 1 || reserved > needed + spare;
