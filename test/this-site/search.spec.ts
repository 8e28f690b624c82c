/** The list that search reads while somebody types: what people ask leads to the page that answers it. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { searchPages } from '../../plugins/search/client/ranking';
import { createIndex } from '../../plugins/search/client/searchIndex';
import { finish } from '../../plugins/search/client/slices';
import type { SearchList } from '../../plugins/search/types';
import { openBuiltSite } from '../html/openBuiltSite';
import { current, versions } from '../support/site';
import { queries } from './searchQueries';

// A second look at the same files sees the same.
test.describe.configure({ retries: 0 });

/** Bytes of the list, compressed, of all guides and the reference: it is loaded when search opens. */
const budget = 113_000;

/** Questions that other versions answer with a page of that name. */
const answeredOtherwise = ['get started'];

/** Share of the questions that another version, whose pages are fewer, may answer further down. */
const missed = 0.035;

const built = openBuiltSite();

const readList = ({ basePath } = current) =>
  built.json<SearchList>(`${basePath.slice(1)}search/list.json`);

/** Returns the questions whose answer isn't among the first three results. */
function findMisses(asked: typeof queries, list: SearchList) {
  const index = createIndex(list);
  return asked.filter(([query, slug]) => {
    const found = finish(searchPages(index, query, { limit: 3 }));
    return !found.some(({ page }) => page.slug === slug);
  });
}

test('the list of the current version is small', () => {
  expect(gzipSync(JSON.stringify(readList())).length).toBeLessThan(budget);
});

test('names have no space, which separates them', () => {
  const { names, pages } = readList();
  const numbers = pages.flatMap(({ props = [], slots = [], classes = [] }) => [
    ...props,
    ...slots,
    ...classes,
  ]);
  expect(Math.max(...numbers)).toBeLessThan(names.split(' ').length);
});

test('every question leads to its page', () => {
  expect(findMisses(queries, readList())).toEqual([]);
});

for (const version of versions.filter((item) => item !== current)) {
  test(`${version.label} answers what it has a page for`, () => {
    const list = readList(version);
    const asked = queries.filter(
      ([query, slug]) =>
        !answeredOtherwise.includes(query) && list.pages.some((page) => page.slug === slug),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(findMisses(asked, list).slice(asked.length * missed)).toEqual([]);
  });
}
