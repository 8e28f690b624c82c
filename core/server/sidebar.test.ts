import { flattenEntries } from './sidebar';

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
