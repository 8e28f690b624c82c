import { checkAnchors } from './checkAnchors';

const readPage = async (slug: string) =>
  slug === '/' ? '<h2 id="start">Start</h2>' : '<h2 class=a id=bar-colors>Colors</h2>';

test('finds anchors, whether or not a minifier has taken the quotes', async () => {
  const redirects = { '/home': '/#start', '/colors': '/bars#bar-colors', '/old': '/bars' };
  expect(await checkAnchors(redirects, readPage)).toEqual([]);
});

test('names an anchor that the page does not have, and the nearest ones', async () => {
  expect(await checkAnchors({ '/colors': '/bars#bar-color' }, readPage)).toEqual([
    'data/redirects.ts: /x/colors leads to #bar-color, which /x/bars does not have. Did you mean #bar-colors?',
  ]);
});
