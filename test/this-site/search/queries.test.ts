import { gzipSync } from 'node:zlib';
import { createIndex } from '../../../plugins/search/client/searchIndex';
import { searchPages } from '../../../plugins/search/client/ranking';
import { finish } from '../../../plugins/search/client/slices';
import type { SearchList } from '../../../plugins/search/types';
import site from '../../../site';
import { queries } from './queries';
import { readSearchList } from './readSearchList';

/** The reference of a version is extracted first where no build has done it. */
const timeout = 180_000;

/** Bytes of the list, compressed, of all guides and the reference: it is loaded when search opens. */
const budget = 113_000;

/** Questions that other versions answer with a page of that name. */
const answeredOtherwise = ['get started'];

/** Share of the questions that another version, whose pages are fewer, may answer further down. */
const missed = 0.035;

let list: SearchList;
let index: ReturnType<typeof createIndex>;

beforeAll(async () => {
  list = await readSearchList();
  index = createIndex(list);
}, timeout);

/** The slugs of the first three results. */
const findFirst = (query: string, searched = index) =>
  finish(searchPages(searched, query, { limit: 3 })).map(({ page }) => page.slug);

test('the list of the current version is small', () => {
  expect(gzipSync(JSON.stringify(list)).length).toBeLessThan(budget);
});

test('names have no space, which separates them', () => {
  const { names, pages } = list;
  const numbers = pages.flatMap(({ props = [], slots = [], classes = [] }) => [
    ...props,
    ...slots,
    ...classes,
  ]);
  expect(Math.max(...numbers)).toBeLessThan(names.split(' ').length);
});

test.each(queries)('"%s" leads to %s', (query, slug) => {
  expect(findFirst(query)).toContain(slug);
});

test.each(site.versions.slice(1).map(({ name }) => name))(
  '%s answers what it has a page for',
  async (name) => {
    const other = await readSearchList(name);
    const searched = createIndex(other);
    const asked = queries.filter(
      ([query, slug]) =>
        !answeredOtherwise.includes(query) && other.pages.some((page) => page.slug === slug),
    );
    const misses = asked.filter(([query, slug]) => !findFirst(query, searched).includes(slug));
    expect(asked.length).toBeGreaterThan(0);
    expect(misses.slice(asked.length * missed)).toEqual([]);
  },
  timeout,
);
