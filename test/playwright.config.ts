/**
 * How the specs run in browsers. `npm test` runs what has no tag; `npm run test:all` sets `TEST_ALL` and
 * runs what is tagged `@all` too: every page, every demo, full matrices, other builds.
 */
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './findCommand.mjs';
import { chromiumArgs } from './support/browser';

const all = process.env.TEST_ALL === '1';

/** Other browsers, which Playwright installs: `BROWSERS=firefox,webkit`. They get the specs of the site alone. */
const others = (process.env.BROWSERS ?? '').split(',').filter(Boolean);

const desktop = { viewport: { width: 1280, height: 900 } } as const;

export default defineConfig<object, { servedDir: string; basePath: string }>({
  testDir: '.',
  // Jest runs the others.
  testMatch: '**/*.spec.ts',
  outputDir: 'results/files',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 1,
  failOnFlakyTests: true,
  // For what is stuck: how long something takes depends on what else the machine does.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  updateSnapshots: 'none',
  grepInvert: all ? undefined : /@all/,
  reporter: [
    ['./support/reporter.ts'],
    ['html', { open: 'never', outputFolder: 'results/report' }],
  ],
  use: {
    ...desktop,
    actionTimeout: 30_000,
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Without the page at each step, which would double the time of tests that load much: `--trace on` has it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessShell(), args: [...chromiumArgs] },
  },
  projects:
    others.length > 0
      ? others.map((browserName) => ({
          name: browserName,
          testDir: 'site',
          // Pictures, and what asks Chromium's own protocol.
          grepInvert: all ? /@chromium/ : /@chromium|@all/,
          use: { browserName: browserName as 'firefox', launchOptions: {} },
        }))
      : [
          // All HTML of all versions, without a browser.
          { name: 'html', testDir: 'html' },
          // What only this site's own pages can answer, without a browser.
          { name: 'this-site', testDir: 'this-site' },
          // The built site.
          { name: 'site', testDir: 'site' },
          // The small site of another library, with all that an owner can switch on.
          {
            name: 'fixture-site',
            testDir: 'fixture-site',
            use: { servedDir: path.resolve(__dirname, '../.cache/fixture-site/build') },
          },
          // Another library's site, with a style sheet and at other base paths.
          ...Object.entries({ 'forms-site': '/docs/', 'forms-root-site': '/' }).map(
            ([name, basePath]) => ({
              name,
              testDir: 'forms-site',
              use: { servedDir: path.resolve(__dirname, '../.cache', name, 'build'), basePath },
            }),
          ),
          // Workers and caches, in the whole Chromium.
          { name: 'offline', testDir: 'offline' },
          // What is typed in a terminal: start, build, cut, projects of demos, nginx.
          { name: 'commands', testDir: 'commands', timeout: 600_000 },
        ],
});
