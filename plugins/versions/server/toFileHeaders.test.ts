import { toFileHeaders } from './toFileHeaders';

test.each([
  ['/x/react-charts.html', { 'Cache-Control': 'no-cache' }],
  ['/x/sw.js', { 'Cache-Control': 'no-cache' }],
  ['/x/v6/assets/js/main.1a2b3c.js', { 'Cache-Control': 'max-age=31536000, immutable' }],
  ['/x/react-charts.md', { 'Content-Type': 'text/markdown; charset=utf-8' }],
  ['/x/llms.txt', { 'Content-Type': 'text/plain; charset=utf-8' }],
  ['/x/search/list.json', { 'Access-Control-Allow-Origin': '*' }],
  ['/x/v6/versions/v6.json', { 'Access-Control-Allow-Origin': '*' }],
])('%s gets %p', (pathname, headers) => {
  expect(toFileHeaders(pathname)).toMatchObject(headers);
});

test('only what other hosts read is open to them', () => {
  expect(toFileHeaders('/x/redirects.json')).toEqual({ 'Cache-Control': 'no-cache' });
});
