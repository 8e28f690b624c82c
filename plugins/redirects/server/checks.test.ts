import { checkAnchors, checkRedirects } from './checks';

describe('redirects', () => {
  const slugs = new Set(['/', '/react-graphs', '/react-graphs/bars']);
  const check = (...redirects: { from: string; to: string }[]) =>
    checkRedirects({ v7: redirects }, 'v7', slugs, ['current', 'v7']);

  test('accepts paths that lead to pages, also to a heading and to the home page', () => {
    expect(
      check(
        { from: '/graphs', to: '/react-graphs' },
        { from: '/graphs/bar-colors', to: '/react-graphs/bars#colors' },
        { from: '/welcome', to: '/' },
      ),
    ).toEqual([]);
  });

  test('leaves the redirects of other versions to their builds', () => {
    const other = { current: [{ from: '/a', to: '/nowhere' }] };
    expect(checkRedirects(other, 'v7', slugs, ['current', 'v7'])).toEqual([]);
  });

  test('says all that is wrong at once', () => {
    const problems = checkRedirects(
      {
        v7: [
          { from: 'react-graphs/old', to: '/react-graphs' },
          { from: '/old/', to: '/react-graphs' },
          { from: '/old', to: 'https://example.com/' },
          { from: '/r/BarGraph', to: '/react-graphs' },
          { from: '/react-graphs', to: '/react-graphs/bars' },
          { from: '/bars', to: '/react-graphs/bars' },
          { from: '/Bars', to: '/react-graphs/bars' },
          { from: '/columns', to: '/bars#colors' },
          { from: '/lines', to: '/react-graphs/bar' },
          { from: '/here', to: '/there' },
          { from: '/there', to: '/here' },
        ],
        v9: [],
      },
      'v7',
      slugs,
      ['current', 'v7'],
    );
    expect(problems).toMatchSnapshot();
  });
});

describe('anchors', () => {
  const readPage = async (slug: string) =>
    slug === '/' ? '<h2 id="start">Start</h2>' : '<h2 class=a id=bar-colors>Colors</h2>';

  test('finds anchors, whether or not a minifier dropped the quotes', async () => {
    const redirects = { '/home': '/#start', '/colors': '/bars#bar-colors', '/old': '/bars' };
    expect(await checkAnchors(redirects, readPage)).toEqual([]);
  });

  test('names an anchor that the page does not have, and the nearest ones', async () => {
    expect(await checkAnchors({ '/colors': '/bars#bar-color' }, readPage)).toEqual([
      'data/redirects.ts: /colors leads to #bar-color, which /bars does not have. Did you mean #bar-colors?',
    ]);
  });
});
