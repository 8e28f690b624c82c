import { gzipSync } from 'node:zlib';
import { createIndex } from '../../plugins/search/client/searchIndex';
import { searchPages } from '../../plugins/search/client/ranking';
import type { SearchList } from '../../plugins/search/types';
import { queries } from './queries';
import { readCurrentList } from './readCurrentList';

/** The reference of a version is extracted first where no build has done it. */
const timeout = 180_000;

/** Bytes of the list, compressed: it is loaded when search opens. */
const budget = 60_000;

let list: SearchList;
let index: ReturnType<typeof createIndex>;

beforeAll(async () => {
  list = await readCurrentList();
  index = createIndex(list);
}, timeout);

/** The slugs of the first three results. */
const findFirst = (query: string) =>
  searchPages(index, query, { limit: 3 }).map(({ page }) => page.slug);

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
