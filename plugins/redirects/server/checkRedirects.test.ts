import { checkRedirects } from './checkRedirects';

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

test('looks at the redirects of other versions when those are built', () => {
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
