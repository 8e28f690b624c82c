import type { Page } from 'playwright-core';

/** How long a demo may take to be drawn, in ms; two pages are open at a time. */
const patience = 60_000;

/** Scrolls from top to bottom as a reader does, so that every demo is loaded, and back. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (timeout) => {
    // A page that the browser does not draw has no frames.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    const isWaiting = (demo: Element) => {
      const { top, bottom } = demo.getBoundingClientRect();
      const seen = bottom >= 0 && top < window.innerHeight;
      return seen && demo.getAttribute('data-demo-state') === 'waiting';
    };
    const started = performance.now();
    const step = Math.round(window.innerHeight * 0.7);
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
      while ([...document.querySelectorAll('[data-demo]')].some(isWaiting)) {
        if (performance.now() - started > timeout) {
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  }, patience);
}
