import { checkAnchors, checkRedirects } from './checks';

describe('redirects', () => {
  const slugs = new Set(['/', '/react-charts', '/react-charts/bars']);
  const check = (...redirects: { from: string; to: string }[]) =>
    checkRedirects({ v7: redirects }, 'v7', slugs, ['current', 'v7']);

  test('accepts paths that lead to pages, also to a heading and to the home page', () => {
    expect(
      check(
        { from: '/x/charts', to: '/x/react-charts' },
        { from: '/x/charts/bar-colors', to: '/x/react-charts/bars#colors' },
        { from: '/x/welcome', to: '/x/' },
      ),
    ).toEqual([]);
  });

  test('leaves the redirects of other versions to their builds', () => {
    const other = { current: [{ from: '/x/a', to: '/x/nowhere' }] };
    expect(checkRedirects(other, 'v7', slugs, ['current', 'v7'])).toEqual([]);
  });

  test('says all that is wrong at once', () => {
    const problems = checkRedirects(
      {
        v7: [
          { from: '/react-charts/old', to: '/x/react-charts' },
          { from: '/x/old/', to: '/x/react-charts' },
          { from: '/x/old', to: 'https://example.com/' },
          { from: '/x/r/BarChart', to: '/x/react-charts' },
          { from: '/x/react-charts', to: '/x/react-charts/bars' },
          { from: '/x/bars', to: '/x/react-charts/bars' },
          { from: '/x/Bars', to: '/x/react-charts/bars' },
          { from: '/x/columns', to: '/x/bars#colors' },
          { from: '/x/lines', to: '/x/react-charts/bar' },
          { from: '/x/here', to: '/x/there' },
          { from: '/x/there', to: '/x/here' },
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
      'data/redirects.ts: /x/colors leads to #bar-color, which /x/bars does not have. Did you mean #bar-colors?',
    ]);
  });
});
