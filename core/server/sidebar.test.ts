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
  const slugs = ['/api/graphs', '/api/graphs/pie-graph', '/api/graphs/bar-graph', '/api/compare'];
  const start = { pathname: '/react-graphs', title: 'Overview' };
  const group = { pathname: '/react-graphs-group', title: 'Graphs' };
  const all = [{ pathname: '/api/graphs/bar-graph' }, { pathname: '/api/graphs/pie-graph' }];

  test('follows its index, where the sidebar has that', () => {
    const index = { pathname: '/api/graphs', title: 'Index' };
    const api = { pathname: '/api/graphs-group', title: 'API', children: [index] };
    expect(completeEntries([{ ...group, children: [start, api] }], slugs)).toEqual([
      { ...group, children: [start, { ...api, children: [index, ...all] }] },
    ]);
  });

  test("is a group at the end of the product's own, or of the sidebar", () => {
    const reference = {
      pathname: '/api/graphs-group',
      title: 'API reference',
      children: [{ pathname: '/api/graphs' }, ...all],
    };
    expect(completeEntries([{ ...group, children: [start] }], slugs)).toEqual([
      { ...group, children: [start, reference] },
    ]);
    expect(completeEntries([start], slugs)).toEqual([start, reference]);
  });

  test('stays away where the sidebar names one, and where there is none', () => {
    const entries = [start, { pathname: '/api/graphs/pie-graph' }];
    expect(completeEntries(entries, slugs)).toEqual(entries);
    expect(completeEntries([start], ['/api/graphs', '/api/compare'])).toEqual([start]);
  });
});
