import { toSlug } from './pathnames';

describe('the slug of a path', () => {
  test.each([
    ['/react-charts', '/react-charts'],
    ['/react-charts/', '/react-charts'],
    ['/react-charts/#planned-charts', '/react-charts#planned-charts'],
    ['/', '/'],
    ['https://example.com/x/news', 'https://example.com/x/news'],
  ])('%s is %s', (pathname, slug) => {
    expect(toSlug(pathname)).toBe(slug);
  });
});
