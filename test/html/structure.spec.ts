/** Pages have a structure that browsers and assistive technology can use. */
import { expect, test } from '@playwright/test';
import type { BuiltPage } from './builtSite';
import { openBuiltSite } from './openBuiltSite';
import { reportProblems } from './exceptions';
import { checkScripts, readScriptSources, toSources } from './policy';
import type { Page } from './readPage';
import { checkContent, checkHeadings, checkIds } from './structure';
import { responseHeadersName } from '../../deploy/responseHeaders';

// A second look at the same files sees the same.
test.describe.configure({ retries: 0 });

const built = openBuiltSite();

/** Returns what a check finds on the given pages, one line each. */
const findOn = (pages: readonly BuiltPage[], check: (page: Page) => string[]) =>
  reportProblems(
    pages.flatMap(({ file, pathname }) =>
      check(built.page(file)).map((problem) => ({ pathname, problem })),
    ),
  );

for (const version of built.versions) {
  test.describe(version.label, () => {
    test('every page has one h1, and no heading skips a level', () => {
      expect(findOn(built.pages(version), checkHeadings)).toEqual([]);
    });

    test('every id is on a page once, and what refers to one finds it', () => {
      expect(findOn(built.pages(version), checkIds)).toEqual([]);
    });

    test('links have an address and a name, images a text and a size', () => {
      expect(findOn(built.pages(version), checkContent)).toEqual([]);
    });

    test('the policy of the host allows every inline script', () => {
      const headers = built.json<Record<string, string>>(responseHeadersName);
      const allowed = readScriptSources(headers['Content-Security-Policy'] ?? '');
      expect(findOn(built.pages(version), (page) => checkScripts(page, allowed))).toEqual([]);
    });
  });
}

test('names of files that never change have 32 bits of a hash or more', () => {
  const immutable = [...built.files].filter((file) => file.includes('/assets/'));
  expect(immutable).not.toEqual([]);
  expect(immutable.filter((file) => !/[.-][\da-f]{8,}\.\w+$/.test(file))).toEqual([]);
});

test('the policy of the host allows no script that no page has', () => {
  const headers = built.json<Record<string, string>>(responseHeadersName);
  const policy = headers['Content-Security-Policy'] ?? '';
  const used = built.versions.flatMap((version) =>
    built.pages(version).flatMap(({ file }) => toSources(built.page(file))),
  );
  const allowed = [...readScriptSources(policy)].filter((source) => source.startsWith("'sha256-"));
  expect(allowed.filter((source) => !used.includes(source))).toEqual([]);
  expect(built.text('_headers'), 'both forms of the headers are the same').toContain(policy);
});
