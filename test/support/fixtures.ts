/**
 * What every spec stands on: `test` and `expect` of Playwright, with the built site behind `baseURL`.
 *
 * - Paths are enough: `page.goto('/x/react-data-grid')`; `open` also waits until the page is hydrated.
 * - A test fails when a page of its context logs a warning or an error, throws, asks for something that
 *   fails, or asks another host; what a test expects of that, it allows with `allowedLogs` and
 *   `allowedRequests`.
 * - A test that passed is not run again until its code, the files that it was served or the browser change.
 */
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test';
import { identifyTest } from './closure';
import { isLicenseMessage } from './licenseMessages';
import { hasPassed, notePassed, unchanged } from './results';
import { serve, ServedFiles, type SiteServer } from './served';
import { buildDir } from './site';

/** What the pages of a context logged and asked for that they should not have. */
export interface Watch {
  /** Console warnings and errors, and uncaught exceptions. */
  logs: string[];
  /** Requests that failed, or went to another host. */
  requests: string[];
}

interface Options {
  /** Logs that are right in a test. */
  allowedLogs: readonly RegExp[];
  /** Files and folders of the project that a test reads and does not import, such as its pictures. */
  alsoReads: readonly string[];
  /** Failing or outside requests that are right in a test: `404 http://…/missing`. */
  allowedRequests: readonly RegExp[];
}

interface TestFixtures {
  /** What the pages of `context` did so far; a test may look, and empty it. */
  watch: Watch;
  /** Opens a further profile that is watched like `context`, and closed with the test. */
  openProfile: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  unlessUnchanged: void;
}

interface WorkerFixtures {
  /** Absolute path of the folder that is served. */
  servedDir: string;
  site: SiteServer;
  files: ServedFiles;
}

/** Begins to note what pages of a context log and ask for. */
export function watchContext(context: BrowserContext, origin: string): Watch {
  const watch: Watch = { logs: [], requests: [] };
  context.on('console', (message) => {
    const line = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (['error', 'warning', 'assert'].includes(message.type()) && !isLicenseMessage(line)) {
      watch.logs.push(line);
    }
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    watch.logs.push(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && /^https?:/.test(url)) {
      watch.requests.push(`another host: ${url}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // What a page still waited for when it was left or closed.
    if (reason !== 'net::ERR_ABORTED') {
      watch.requests.push(`${reason}: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      watch.requests.push(`${response.status()}: ${response.url()}`);
    }
  });
  return watch;
}

const isAllowed = (line: string, allowed: readonly RegExp[]) =>
  allowed.some((pattern) => pattern.test(line));

/** Fails the test where something was logged or asked for that is not allowed. */
function expectQuiet(
  watch: Watch,
  { allowedLogs, allowedRequests }: Pick<Options, 'allowedLogs' | 'allowedRequests'>,
): void {
  // The browser logs every failing request too.
  const logs = watch.logs.filter(
    (line) =>
      !isAllowed(line, [...allowedLogs, ...allowedRequests, /^error: Failed to load resource/]),
  );
  const requests = watch.requests.filter((line) => !isAllowed(line, allowedRequests));
  expect.soft(logs, 'pages log nothing').toEqual([]);
  expect.soft(requests, 'no request fails or goes elsewhere').toEqual([]);
}

export const test = base.extend<Options & TestFixtures, WorkerFixtures>({
  allowedLogs: [[], { option: true }],
  allowedRequests: [[], { option: true }],
  alsoReads: [[], { option: true }],

  servedDir: [buildDir, { option: true, scope: 'worker' }],
  site: [
    async ({ servedDir }, use) => {
      const server = await serve(servedDir);
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  files: [async ({ servedDir }, use) => use(new ServedFiles(servedDir)), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.origin),

  unlessUnchanged: [
    async ({ site, files, browser, alsoReads }, use, testInfo) => {
      const { id, key } = identifyTest(testInfo, browser, alsoReads);
      testInfo.skip(hasPassed(id, key, files), unchanged);
      site.served.clear();
      await use();
      if (testInfo.status === 'passed' && testInfo.errors.length === 0 && testInfo.retry === 0) {
        notePassed(id, key, site.served, files);
      }
    },
    { auto: true },
  ],

  watch: [
    async ({ unlessUnchanged: _, context, site, allowedLogs, allowedRequests }, use) => {
      const watch = watchContext(context, site.origin);
      await use(watch);
      expectQuiet(watch, { allowedLogs, allowedRequests });
    },
    { auto: true },
  ],

  openProfile: async ({ browser, site, allowedLogs, allowedRequests }, use) => {
    const opened: { context: BrowserContext; watch: Watch }[] = [];
    await use(async (options) => {
      // Playwright gives it the options of the project, and the base address.
      const context = await browser.newContext(options);
      opened.push({ context, watch: watchContext(context, site.origin) });
      return context;
    });
    for (const { context, watch } of opened) {
      await context.close();
      expectQuiet(watch, { allowedLogs, allowedRequests });
    }
  },
});

export { expect };
