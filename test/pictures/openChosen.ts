import type { Browser, BrowserContext } from 'playwright-core';
import { preferences } from '../../plugins/preferences/preferences';
import { openContext } from '../browser/openContext';
import type { State } from './states';

/** The day that every picture shows. */
const today = new Date('2026-03-17T10:00:00Z');

/**
 * Opens a profile in which a visitor's choices are kept. It is always the same day, of several ads the
 * same one shows, nothing comes from other hosts, and no demo is drawn: other checks look at demos, and
 * their places are reserved.
 */
export async function openChosen(
  browser: Browser,
  origin: string,
  { mode, direction }: State,
): Promise<BrowserContext> {
  const context = await openContext(browser, {
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.clock.setFixedTime(today);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await context.addInitScript(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    [
      [preferences.colorMode.key, mode],
      [preferences.direction.key, direction],
    ] as const,
  );
  await context.addInitScript(() => {
    Math.random = () => 0.5;
    const { observe } = IntersectionObserver.prototype;
    // A demo is drawn when it comes near the window.
    IntersectionObserver.prototype.observe = function observeOthers(target) {
      if (!target.matches('[data-demo]')) {
        observe.call(this, target);
      }
    };
  });
  return context;
}
