import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import { choosePages, type Depth } from './choosePages';

const version = { basePath: '/x/' } as BuiltVersion;
const toPages = (paths: readonly string[]) =>
  paths.map((path) => ({ version, pathname: `/x/${path}` }));
const number = (count: number, path: string) =>
  Array.from({ length: count }, (_, index) => `${path}-${index}`);

const list = (chosen: ReturnType<typeof choosePages>, wanted: Depth) =>
  [...chosen].filter(([, depth]) => depth === wanted).map(([{ pathname }]) => pathname.slice(3));

test('every guide is looked at thoroughly; of the reference, each shape and a sample', () => {
  const guides = ['react-charts/bars', 'api/charts', 'templates'];
  const pages = toPages([...guides, ...number(20, 'api/charts/part'), 'templates/blog']);
  const toShape = ({ pathname }: { pathname: string }) => String(pathname.length);
  const paths = list(choosePages(pages, toShape, { written: 1, reference: 1 }), 'thorough');
  expect(paths).toEqual(expect.arrayContaining(guides));
  expect(new Set(paths.map((path) => path.length))).toEqual(
    new Set([...guides, 'api/charts/part-1', 'api/charts/part-10'].map((path) => path.length)),
  );
  expect(paths).toHaveLength(guides.length + 2 + 3);
});

test('of an old version every guide is read, some thoroughly, its home always', () => {
  const guides = ['', ...number(29, 'react-charts/topic')];
  const chosen = choosePages(toPages(guides), String, { written: 3, reference: 1 });
  expect([...list(chosen, 'thorough'), ...list(chosen, 'read')].toSorted()).toEqual(
    guides.toSorted(),
  );
  expect(list(chosen, 'thorough')).toContain('');
  expect([10, 11]).toContain(list(chosen, 'thorough').length);
});

test('of the rest of the reference all are opened, or every fourth, always the same', () => {
  const pages = toPages(number(44, 'api/charts/part'));
  const open = (reference: number, from = pages) =>
    choosePages(from, () => 'alike', { written: 1, reference });
  expect(open(1).size).toBe(44);
  expect(list(open(4), 'thorough')).toHaveLength(1 + 3);
  expect(list(open(4), 'opened')).toHaveLength(10);
  expect(new Set(open(4, pages.toReversed()).keys())).toEqual(new Set(open(4).keys()));
});
