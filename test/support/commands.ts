/**
 * `test` of specs that run the project's commands: each in a copy of the project, which is gone afterwards.
 * Nothing is known here of what passed before: a command reads more than what a server was asked for.
 */
import { rm } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { copySite } from './copy';

interface Fixtures {
  /** Copies the project with the packages of some old versions; returns the copy's folder. */
  copyProject: (...versions: readonly string[]) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  copyProject: async ({ browserName: _ }, use) => {
    const copies: string[] = [];
    await use(async (...versions) => {
      const copy = await copySite(...versions);
      copies.push(copy);
      return copy;
    });
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  },
});

export { expect };
