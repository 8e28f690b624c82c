import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** How long what is waited for may take, in ms: much longer than it ever does on a quiet machine. */
const timeout = 90_000;

/** Opens a fresh profile: a desktop in light mode, without motion, unless the options say otherwise. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(timeout);
  // tsx wraps functions in `__name`, also those that are sent to the page, where it is missing.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}
