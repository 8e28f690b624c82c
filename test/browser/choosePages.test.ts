import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import { choosePages } from './choosePages';

const version = {} as BuiltVersion;
const toPages = (paths: readonly string[]) =>
  paths.map((path) => ({ version, pathname: `/x${path}` }));

test('every guide is looked at thoroughly; of the reference, each shape and a steady sample', () => {
  const guides = ['/react-charts/bars', '/api/charts', '/templates'];
  const reference = Array.from({ length: 20 }, (_, index) => `/api/charts/part-${index}`);
  const toShape = ({ pathname }: { pathname: string }) => String(pathname.length);
  const pages = toPages([...guides, ...reference, '/templates/blog']);
  const choose = (list: typeof pages) =>
    [...choosePages(list, toShape, 1).thorough].map(({ pathname }) => pathname.slice(2)).toSorted();
  const paths = choose(pages);
  expect(paths).toEqual(expect.arrayContaining(guides));
  expect(new Set(paths.map((path) => path.length))).toEqual(
    new Set([...guides, '/api/charts/part-1', '/api/charts/part-10'].map((path) => path.length)),
  );
  expect(paths).toHaveLength(guides.length + 2 + 3);
  expect(choose(pages.toReversed())).toEqual(paths);
});

test('of the rest all are opened, or every fourth, always the same', () => {
  const pages = toPages(Array.from({ length: 44 }, (_, index) => `/api/charts/part-${index}`));
  const open = (every: number, list = pages) =>
    choosePages(list, () => 'alike', every).opened.map(({ pathname }) => pathname);
  expect(open(1).toSorted()).toEqual(pages.map(({ pathname }) => pathname).toSorted());
  expect(open(4)).toHaveLength(1 + 3 + 10);
  expect(open(4, pages.toReversed()).toSorted()).toEqual(open(4).toSorted());
});
