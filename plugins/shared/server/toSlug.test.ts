import { toSlug } from './toSlug';

test.each([
  ['/x/react-charts', '/react-charts'],
  ['/x/react-charts/', '/react-charts'],
  ['/x/react-charts/#planned-charts', '/react-charts#planned-charts'],
  ['/x/x/x', '/x/x'],
  ['https://example.com/x/news', 'https://example.com/x/news'],
])('%s stands for %s', (pathname, slug) => {
  expect(toSlug(pathname)).toBe(slug);
});
