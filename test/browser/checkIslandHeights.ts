import type { Page } from 'playwright-core';

/** Returns the demos that are not drawn, or need another height than they reserve. */
export function checkIslandHeights(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((demo) => {
      const { demo: name, demoState } = demo.dataset;
      const reserved = parseFloat(getComputedStyle(demo).minHeight) || 0;
      if (demoState !== 'ready') {
        return [`${name} is ${demoState}: ${demo.nextElementSibling?.textContent ?? ''}`];
      }
      return Math.abs(demo.offsetHeight - reserved) <= 1
        ? []
        : [`${name} reserves ${reserved} px and is ${demo.offsetHeight} px high`];
    }),
  );
}
