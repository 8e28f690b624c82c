import { toCanonicalPath } from './toCanonicalPath';

test.each([
  ['/x/react-charts', '/x/react-charts'],
  ['/x/react-charts/', '/x/react-charts'],
  ['/x/react-charts//', '/x/react-charts/'],
  ['/x/react-charts/#bars', '/x/react-charts'],
  ['/x/react-charts?a=/b/#c?d', '/x/react-charts'],
  ['/x/react-charts#a?b\nc', '/x/react-charts'],
  ['/zh/x/react-charts/', '/x/react-charts'],
  ['/zh/', '/'],
  ['/zh?a', '/zh'],
  ['/api', '/api-docs'],
  ['/api/button/', '/api-docs/button'],
  ['/zh/api/button', '/api-docs/button'],
  ['/api-docs/button', '/api-docs/button'],
  ['/apis', '/apis'],
  ['/x/api/charts', '/x/api/charts'],
  ['/x/react-charts%2Fbars/', '/x/react-charts%2Fbars'],
  ['/X/React-Charts', '/X/React-Charts'],
  ['/', '/'],
  ['//', '/'],
  ['', '/'],
  ['#top', '/'],
  ['?q', '/'],
])('"%s" is "%s"', (address, expected) => {
  expect(toCanonicalPath(address)).toBe(expected);
});
