import { toTitles } from './titles';

test('lists pages in the order of the sidebar, then its other names, each once', () => {
  const entries = [
    {
      pathname: '/react-charts-group',
      title: 'Charts',
      children: [
        { pathname: '/react-charts', title: 'Overview' },
        { pathname: '/react-charts/bars' },
        { pathname: '/react-charts/planned', title: 'Overview', planned: true },
      ],
    },
    { pathname: '/api', title: 'API', children: [{ pathname: '/api/charts/bar-chart' }] },
  ];
  const pages = [
    { slug: '/hidden', title: 'Hidden' },
    { slug: '/react-charts', title: 'Charts overview' },
    { slug: '/react-charts/bars', title: 'Bars' },
  ];
  expect(toTitles(entries, pages)).toEqual([
    { slug: '/react-charts', english: 'Charts overview' },
    { slug: '/react-charts/bars', english: 'Bars' },
    { slug: '/hidden', english: 'Hidden' },
    { english: 'Charts' },
    { english: 'Overview' },
    { english: 'API' },
  ]);
});
