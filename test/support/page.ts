/** What specs do on pages. */
import type { Page, Response } from '@playwright/test';

/** Opens a page of the site and waits until it is hydrated. */
export async function open(page: Page, pathname: string): Promise<Response | null> {
  const response = await page.goto(pathname);
  await hydrated(page);
  return response;
}

/** Waits until the page that is open is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** How often a demo in view is looked at until it counts as stuck: for a minute or more. */
const stuckAfter = 2400;

/** Scrolls from top to bottom as a reader does, so that every demo is loaded and drawn, and back. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
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
    const step = Math.round(window.innerHeight * 0.7);
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
      for (let tries = 0; ; tries += 1) {
        const waiting = [...document.querySelectorAll<HTMLElement>('[data-demo]')].filter(
          isWaiting,
        );
        if (waiting.length === 0) {
          break;
        }
        if (tries === patience) {
          const names = waiting
            .map(({ dataset, children }) => {
              const stage = children.length > 0 ? 'mounted' : 'not mounted';
              return `${dataset.demo} (${stage})`;
            })
            .join(', ');
          throw new Error(`These demos are in view and never drawn: ${names}.`);
        }
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  }, stuckAfter);
}

/** Waits until transitions, and what follows the window's size, are over. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );
}

/** Sets the operating system's look, and waits until the page of a visitor who chose no mode follows it. */
export async function emulateSystem(
  page: Page,
  look: { colorScheme: 'light' | 'dark'; forcedColors?: 'active' | 'none' },
): Promise<void> {
  await page.emulateMedia(look);
  await page.locator(`html[data-theme="${look.colorScheme}"]`).waitFor({ state: 'attached' });
  await settle(page);
}

/** Turns the open page to a direction, as the settings do. */
export async function setDirection(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dir = value;
  }, direction);
  await settle(page);
}
