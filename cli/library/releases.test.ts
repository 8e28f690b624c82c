import { listReleases, pinRelease } from './releases';

const released = new Map([
  ['grid', ['7.9.0', '8.0.0-beta.1', '8.0.0', '8.1.0', '8.10.0', '8.2.0', '8.11.0']],
  ['grid-pro', ['8.1.0', '8.1.1']],
]);
const pins = { grid: '8.10.0', 'grid-pro': '8.1.1', react: '19.0.0' };

test('releases are those of the pinned major, of all packages, in the order of their numbers', () => {
  expect(listReleases(pins, released)).toEqual(['8.0.0', '8.1.0', '8.1.1', '8.2.0', '8.10.0']);
});

test('a package that is not finished has none', () => {
  expect(listReleases({ grid: '8.0.0-beta.1' }, released)).toEqual([]);
});

test.each([
  ['8.0.0', { grid: '8.0.0', 'grid-pro': '8.1.0', react: '19.0.0' }],
  ['8.2.0', { grid: '8.2.0', 'grid-pro': '8.1.1', react: '19.0.0' }],
])('with %s, each package has its last release until then, or its first', (release, expected) => {
  expect(pinRelease(release, pins, released)).toEqual(expected);
});
