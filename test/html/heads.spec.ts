/** Every page says what it is, to browsers, to search engines, and to those who share it. */
import { expect, test } from '@playwright/test';
import movedPages from '../../data/moved-pages';
import type { BuiltPage } from './builtSite';
import { openBuiltSite } from './openBuiltSite';
import { reportProblems } from './exceptions';
import {
  checkAlternates,
  checkCanonical,
  checkListing,
  checkSharing,
  checkStructuredData,
  checkTitles,
  checkWay,
  checkWords,
  isHidden,
} from './heads';

// A second look at the same files sees the same.
test.describe.configure({ retries: 0 });

const built = openBuiltSite();

for (const version of built.versions) {
  /** Returns what a check finds on pages. */
  const findOn = (pages: readonly BuiltPage[], check: (page: BuiltPage) => string[]) =>
    reportProblems(
      pages.flatMap((page) => check(page).map((problem) => ({ pathname: page.pathname, problem }))),
    );
  const listPages = () => built.pages(version);
  const listPublic = () => listPages().filter(({ file }) => !isHidden(built.page(file)));

  test.describe(version.label, () => {
    test('pages have a language, a title and a description of the right length', () => {
      expect(findOn(listPages(), (page) => checkWords(built, page, built.page(page.file)))).toEqual(
        [],
      );
    });

    test('no two pages have the same title', () => {
      const titles = listPublic().map(({ file, pathname }) => ({
        pathname,
        title: built.page(file).title,
      }));
      expect(reportProblems(checkTitles(titles))).toEqual([]);
    });

    test('canonical is the page of the current version, or else the page itself', () => {
      const check = (page: BuiltPage) => checkCanonical(built, page, movedPages);
      expect(findOn(listPages(), check)).toEqual([]);
    });

    test('pages name their other forms', () => {
      expect(findOn(listPublic(), (page) => checkAlternates(built, page))).toEqual([]);
    });

    test('pages that are shared have a title, a text and a picture', () => {
      expect(findOn(listPublic(), (page) => checkSharing(built, page))).toEqual([]);
    });

    test('the sitemap lists all pages, less those that are noindex', () => {
      expect(findOn(listPages(), (page) => checkListing(built, page))).toEqual([]);
      expect(listPages().filter(({ file }) => isHidden(built.page(file))).length).toBe(2);
    });

    test('structured data says what the page says', () => {
      expect(findOn(listPages(), ({ file }) => checkStructuredData(built.page(file)))).toEqual([]);
      const checkPage = ({ file }: BuiltPage) => checkWay(built.page(file));
      expect(findOn(listPages(), checkPage)).toEqual([]);
    });
  });
}
