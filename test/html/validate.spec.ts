/** The HTML of pages is what the standard allows, by html-validate. */
import { expect, test } from '@playwright/test';
import type { BuiltPage } from './builtSite';
import { openBuiltSite } from './openBuiltSite';
import { reportProblems } from './exceptions';
import { validateHtml } from './htmlValidate';
import { toWeight } from './weight';

// A second look at the same files sees the same.
test.describe.configure({ retries: 0 });

const built = openBuiltSite();

const findProblems = (pages: readonly BuiltPage[]) =>
  reportProblems(
    pages.flatMap(({ file, pathname }) =>
      validateHtml(built.text(file)).map((problem) => ({ pathname, problem })),
    ),
  );

/** The shortest page of every kind: what pages of a kind have in common is on each of them. */
function chooseShapes(pages: readonly BuiltPage[]): BuiltPage[] {
  const shapes = new Map<string, BuiltPage>();
  const lengths = new Map(pages.map((page) => [page, built.text(page.file).length]));
  for (const page of pages.toSorted((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0))) {
    const kind = toWeight(page.slug, built.page(page.file));
    const shape = kind === 'tool' ? page.slug : kind;
    if (!shapes.has(shape)) {
      shapes.set(shape, page);
    }
  }
  return [...shapes.values()];
}

for (const version of built.versions) {
  test(`${version.label}: a page of every kind is valid HTML`, () => {
    expect(findProblems(chooseShapes(built.pages(version)))).toEqual([]);
  });

  test(`${version.label}: every page is valid HTML`, { tag: '@all' }, () => {
    // It takes a quarter of a second for a page.
    test.setTimeout(900_000);
    expect(findProblems(built.pages(version))).toEqual([]);
  });
}
