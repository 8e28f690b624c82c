import { toPathname, toSlug } from './pathnames';

describe('the slug of a pathname', () => {
  test.each([
    ['/x/react-charts', '/react-charts'],
    ['/x/react-charts/', '/react-charts'],
    ['/x/react-charts/#planned-charts', '/react-charts#planned-charts'],
    ['/x/x/x', '/x/x'],
    ['https://example.com/x/news', 'https://example.com/x/news'],
  ])('of %s is %s', (pathname, slug) => {
    expect(toSlug(pathname)).toBe(slug);
  });
});

test('the pathname of a slug has the base path of site.ts', () => {
  expect(toPathname('/react-charts/bars')).toBe('/x/react-charts/bars');
  expect(toPathname('/')).toBe('/x/');
});
