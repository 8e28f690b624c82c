/**
 * `test` of specs that run the project's commands: each in a copy of the project, which is gone afterwards.
 * A test runs each time, unless its spec says all that its commands read.
 */
import { rm } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { identifyTest } from './closure';
import { copySite } from './copy';
import { hasPassed, notePassed, unchanged } from './results';

interface Fixtures {
  /** All files and folders that a test's commands read: it isn't run again while they are the same. */
  readsOnly: readonly string[];
  /** Copies the project with the packages of some old versions; returns the copy's folder. */
  copyProject: (...versions: readonly string[]) => Promise<string>;
  unlessUnchanged: void;
}

/** Commands are served nothing. */
const nothingServed = { digest: () => '' };

export const test = base.extend<Fixtures>({
  copyProject: async ({ unlessUnchanged: _ }, use) => {
    const copies: string[] = [];
    await use(async (...versions) => {
      const copy = await copySite(...versions);
      copies.push(copy);
      return copy;
    });
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  },

  readsOnly: [[], { option: true }],

  unlessUnchanged: [
    async ({ browser, readsOnly }, use, testInfo) => {
      const { id, key } = identifyTest(testInfo, browser, readsOnly);
      testInfo.skip(readsOnly.length > 0 && hasPassed(id, key, nothingServed), unchanged);
      await use();
      if (testInfo.status === 'passed' && testInfo.errors.length === 0 && testInfo.retry === 0) {
        notePassed(id, key, new Set(), nothingServed);
      }
    },
    { auto: true },
  ],
});

export { expect };
