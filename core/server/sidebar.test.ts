import { completeEntries, flattenEntries } from './sidebar';

test('lists the entries of a sidebar in its order, groups before what is in them', () => {
  const entries = [
    { pathname: 'https://example.com/' },
    { pathname: '/group', children: [{ pathname: '/group/b' }, { pathname: '/group/a' }] },
    { pathname: '/last' },
  ];
  expect(flattenEntries(entries).map(({ pathname }) => pathname)).toEqual([
    'https://example.com/',
    '/group',
    '/group/b',
    '/group/a',
    '/last',
  ]);
});

describe('the reference of a product of which a sidebar names no page', () => {
  const slugs = ['/api/charts', '/api/charts/pie-chart', '/api/charts/bar-chart', '/api/compare'];
  const start = { pathname: '/react-charts', title: 'Overview' };
  const group = { pathname: '/react-charts-group', title: 'Charts' };
  const all = [{ pathname: '/api/charts/bar-chart' }, { pathname: '/api/charts/pie-chart' }];

  test('follows its index, where the sidebar has that', () => {
    const index = { pathname: '/api/charts', title: 'Index' };
    const api = { pathname: '/api/charts-group', title: 'API', children: [index] };
    expect(completeEntries([{ ...group, children: [start, api] }], slugs)).toEqual([
      { ...group, children: [start, { ...api, children: [index, ...all] }] },
    ]);
  });

  test("is a group at the end of the product's own, or of the sidebar", () => {
    const reference = {
      pathname: '/api/charts-group',
      title: 'API reference',
      children: [{ pathname: '/api/charts' }, ...all],
    };
    expect(completeEntries([{ ...group, children: [start] }], slugs)).toEqual([
      { ...group, children: [start, reference] },
    ]);
    expect(completeEntries([start], slugs)).toEqual([start, reference]);
  });

  test('stays away where the sidebar names one, and where there is none', () => {
    const entries = [start, { pathname: '/api/charts/pie-chart' }];
    expect(completeEntries(entries, slugs)).toEqual(entries);
    expect(completeEntries([start], ['/api/charts', '/api/compare'])).toEqual([start]);
  });
});
