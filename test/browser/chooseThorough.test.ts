import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import { chooseThorough } from './chooseThorough';

const version = {} as BuiltVersion;
const toPages = (paths: readonly string[]) =>
  paths.map((path) => ({ version, pathname: `/x${path}` }));

test('every guide is looked at thoroughly; of the reference, each shape and a steady sample', () => {
  const guides = ['/react-charts/bars', '/api/charts'];
  const reference = Array.from({ length: 20 }, (_, index) => `/api/charts/part-${index}`);
  const toShape = ({ pathname }: { pathname: string }) => String(pathname.length);
  const pages = toPages([...guides, ...reference]);
  const choose = (list: typeof pages) =>
    [...chooseThorough(list, toShape)].map(({ pathname }) => pathname.slice(2)).toSorted();
  const paths = choose(pages);
  expect(paths).toEqual(expect.arrayContaining(guides));
  expect(new Set(paths.map((path) => path.length))).toEqual(
    new Set([...guides, '/api/charts/part-1', '/api/charts/part-10'].map((path) => path.length)),
  );
  expect(paths).toHaveLength(guides.length + 2 + 3);
  expect(choose(pages.toReversed())).toEqual(paths);
});
