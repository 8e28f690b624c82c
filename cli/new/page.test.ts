import { checkNewDemo, checkNewPage, toPlace } from './page';

const existing = {
  slugs: ['/react-data-table/sorting'],
  folders: ['data-table', 'introduction'],
};
const check = (path: string) => checkNewPage(path, toPlace(path), existing);

test('the path of a page gives its product, address and file', () => {
  expect(toPlace('data-table/row-pinning')).toEqual({
    product: 'data-table',
    slug: '/react-data-table/row-pinning',
    file: 'data-table/row-pinning/row-pinning.mdx',
    name: 'RowPinning',
  });
  expect(toPlace('introduction/support')).toMatchObject({
    product: 'general',
    slug: '/introduction/support',
  });
});

test.each(['data-table/row-pinning', 'introduction/support', 'data-table/rows/row-height-2'])(
  '%s can be written',
  (path) => {
    expect(check(path)).toEqual([]);
  },
);

test.each([
  ['row-pinning', 'is not the path of a page'],
  ['data-table/RowPinning', 'is not the path of a page'],
  ['../data-table/rows', 'is not the path of a page'],
  ['data-gird/rows', 'There is no folder "data-gird". Did you mean data-table?'],
  ['data-table/sorting', 'There is a page at /react-data-table/sorting already.'],
])('%s is refused: %s', (path, problem) => {
  expect(check(path)).toEqual([expect.stringContaining(problem)]);
});

test('a demo has a new name, in PascalCase', () => {
  expect(checkNewDemo('RowPinningBasic', ['FirstGrid'])).toEqual([]);
  expect(checkNewDemo('row-pinning', ['FirstGrid'])).toEqual([
    expect.stringContaining('is not the name of a demo'),
  ]);
  expect(checkNewDemo('FirstGrid', ['FirstGrid'])).toEqual([
    expect.stringContaining('There is a demo "FirstGrid" already'),
  ]);
});
