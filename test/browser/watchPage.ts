import type { Page } from 'playwright-core';

export interface Watch {
  /** Console errors and warnings, and uncaught exceptions. */
  logged: string[];
  /** Requests that failed, and requests to other hosts. */
  requests: string[];
  /** Ends the watch: a page that is closed breaks its requests off. */
  stop(): void;
}

/** Notes what a page logs and which of its requests go wrong. Begin before the page is opened. */
export function watchPage(page: Page, origin: string): Watch {
  const watch: Watch = { logged: [], requests: [], stop: () => page.removeAllListeners() };
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      watch.logged.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => watch.logged.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && /^https?:/.test(url)) {
      watch.requests.push(`another host: ${url}`);
    }
  });
  page.on('requestfailed', (request) => {
    watch.requests.push(`${request.failure()?.errorText ?? 'failed'}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      watch.requests.push(`${response.status()}: ${response.url()}`);
    }
  });
  return watch;
}
