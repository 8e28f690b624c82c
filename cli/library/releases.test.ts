import { addReact, listReleases, pinRelease } from './releases';

const released = new Map([
  ['grid', ['7.9.0', '8.0.0-beta.1', '8.0.0', '8.1.0', '8.10.0', '8.2.0', '8.11.0']],
  ['grid-pro', ['7.0.0-alpha.1', '8.1.0', '8.1.1']],
  ['graphs', ['7.0.0', '8.1.0', '8.10.0']],
]);
const pins = { grid: '8.10.0', 'grid-pro': '8.1.1', graphs: '8.10.0', react: '19.0.0' };

test('releases are those of the pinned major, of all packages, in the order of their numbers', () => {
  expect(listReleases(pins, released)).toEqual(['8.0.0', '8.1.0', '8.1.1', '8.2.0', '8.10.0']);
});

test('a package that is not finished has none', () => {
  expect(listReleases({ grid: '8.0.0-beta.1' }, released)).toEqual([]);
});

test.each([
  ['8.0.0', { grid: '8.0.0', graphs: '8.1.0' }],
  ['8.1.0', { grid: '8.1.0', 'grid-pro': '8.1.0', graphs: '8.1.0' }],
  ['8.2.0', { grid: '8.2.0', 'grid-pro': '8.1.1', graphs: '8.1.0' }],
])('with %s, each package has its last release until then; a new one has none', (release, own) => {
  expect(pinRelease(release, pins, released)).toEqual({ ...own, react: '19.0.0' });
});

test('the React that a product needs is with the release that changed it', () => {
  const releases = ['8.0.0', '8.1.0', '8.1.1', '8.2.0'];
  const ranges = new Map([
    ['8.0.0', '^18.0.0'],
    // 8.1.0 is another product's.
    ['8.1.1', '^18.0.0'],
    ['8.2.0', '^18.0.0 || ^19.0.0'],
  ]);
  const changes = { 'data-table': { '8.1.0': { added: ['Grid'] } } };
  expect(addReact(changes, releases, new Map([['data-table', ranges]]))).toEqual({
    'data-table': {
      '8.0.0': { react: '^18.0.0' },
      '8.1.0': { added: ['Grid'] },
      '8.2.0': { react: '^18.0.0 || ^19.0.0' },
    },
  });
});
