import { gzipSync } from 'node:zlib';
import { createIndex } from '../../plugins/search/client/createIndex';
import { searchList } from '../../plugins/search/client/searchList';
import type { SearchList } from '../../plugins/search/types';
import { unpackList } from '../../plugins/search/unpackList';
import { queries } from './queries';
import { readCurrentList } from './readCurrentList';

/** The reference of a version is extracted first where no build has done it. */
const timeout = 180_000;

/** Bytes of the list, compressed: it is loaded when search opens. */
const budget = 60_000;

/** How many queries may miss their page. */
const allowedMisses = 2;

let list: SearchList;

beforeAll(async () => {
  list = await readCurrentList();
}, timeout);

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

test('what people type leads to its page', () => {
  const index = createIndex(unpackList(list));
  const missed = queries.filter(([query, slug]) => {
    const [...first] = searchList(index, query, { limit: 3 });
    return !first.some(({ page }) => page.slug === slug);
  });
  expect(missed.slice(allowedMisses)).toEqual([]);
});
