import { collectSlugs } from './collectSlugs';

test('returns the slugs of a tree in its order', () => {
  const entries = [
    { pathname: 'https://example.com/' },
    { pathname: '/x/group', children: [{ pathname: '/x/group/b' }, { pathname: '/x/group/a' }] },
    { pathname: '/x/last' },
  ];
  expect(collectSlugs(entries, '/x/')).toEqual(['/group', '/group/b', '/group/a', '/last']);
});
