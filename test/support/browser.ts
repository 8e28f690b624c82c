/** The browser of the system: for specs, and for scripts that measure or take pictures. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test';
import { findChromium } from '../findCommand.mjs';

/** What every Chromium is started with: it has no traffic of its own. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the system's Chromium for a script that is no spec.
 *
 * @param more arguments beside those that every run needs
 */
export async function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium was found. Run: node cli/setup.mjs --browser');
  }
  return chromium.launch({ executablePath, args: [...chromiumArgs, ...more] });
}

/** Opens a profile for such a script: a desktop in light mode, without motion. */
export async function openProfile(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  });
  // tsx wraps functions in `__name`, also those that are sent to the page, where it is missing.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}
