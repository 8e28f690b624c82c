/** What checks ask in a page: which elements are the site's own, what of them is seen, and in which contrast. */
import type { Page } from '@playwright/test';

export interface PageTools {
  /** The site's own elements: what a library draws in a demo is the library's. */
  findOwn(selector?: string): HTMLElement[];
  /** Whether something of it can be seen on the page, scrolled or not. */
  isSeen(element: Element): boolean;
  /** Whether it has text of its own, outside its children. */
  hasText(element: Element): boolean;
  /** The contrast of two computed colors; what shines through is laid over white. */
  toContrast(one: string, other: string): number;
  /** Names an element in a report. */
  toName(element: Element): string;
}

declare global {
  interface Window {
    tools: PageTools;
  }
}

/** Runs in the page, so it can use nothing from outside. */
function defineTools(): void {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const toLuminance = (color: string): number => {
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) {
      throw new Error('The browser has no canvas to read colors with.');
    }
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
      (channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      },
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  window.tools = {
    findOwn: (selector = '*') =>
      [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => !element.closest('[data-demo], svg svg *, script, style'),
      ),
    isSeen(element) {
      const { width, height } = element.getBoundingClientRect();
      const options = { opacityProperty: true, visibilityProperty: true };
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility(options) &&
        getComputedStyle(element).clipPath !== 'inset(50%)'
      );
    },
    hasText: (element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
    toContrast(one, other) {
      const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    },
    toName(element) {
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const names = [...element.classList].slice(0, 2).map((name) => `.${name}`);
      return `${element.tagName.toLowerCase()}${names.join('')} "${label.slice(0, 40)}"`;
    },
  };
}

/** Gives the open page `window.tools`; what is opened after it has none. */
export async function installTools(page: Page): Promise<void> {
  await page.evaluate(defineTools);
}
