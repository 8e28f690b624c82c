import { flattenEntries } from './sidebar';

test('lists the entries of a sidebar in its order, groups before what is in them', () => {
  const entries = [
    { pathname: 'https://example.com/' },
    { pathname: '/x/group', children: [{ pathname: '/x/group/b' }, { pathname: '/x/group/a' }] },
    { pathname: '/x/last' },
  ];
  expect(flattenEntries(entries).map(({ pathname }) => pathname)).toEqual([
    'https://example.com/',
    '/x/group',
    '/x/group/b',
    '/x/group/a',
    '/x/last',
  ]);
});
