import type { Page } from 'playwright-core';

/** Returns the demos that are not drawn, or need more height than is reserved for them. */
export function checkIslandHeights(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((demo) => {
      const { demo: name, demoState } = demo.dataset;
      if (demoState !== 'ready') {
        return [`${name} is ${demoState}: ${demo.nextElementSibling?.textContent ?? ''}`];
      }
      // Nothing comes after what is the whole page.
      if (demo.closest('[data-whole-page]')) {
        return [];
      }
      // The height is reserved by the demo itself or by what it stands in.
      const reserve = (element: HTMLElement) =>
        parseFloat(getComputedStyle(element).minHeight) || 0;
      const places = [demo, demo.parentElement ?? demo];
      const place = places.find((element) => reserve(element) > 0);
      if (!place) {
        return [`${name} has no height reserved`];
      }
      // Computed, because it is measured as its minimum is: with or without padding.
      const height = parseFloat(getComputedStyle(place).height);
      return height <= reserve(place) + 1
        ? []
        : [`${name} has ${reserve(place)} px reserved and is ${height} px high`];
    }),
  );
}
