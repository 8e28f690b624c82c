import type { Site, Version } from '../../../core/types';
import { findPlaygroundUrl, readPlaygroundQuery } from './playground';

test('reads the demo, the version and what it is drawn with', () => {
  const search = '?demo=ColumnTypes&version=v6&mode=dark&direction=rtl&density=dense&style=css';
  expect(readPlaygroundQuery(search)).toEqual({
    demo: 'ColumnTypes',
    version: 'v6',
    beside: undefined,
    sendsCode: false,
    style: 'CSS',
    overrides: { mode: 'dark', direction: 'rtl', density: 'dense' },
  });
});

test.each(['', '?mode=neon&direction=up&density=7', '?mode=DARK', '?mode=', '?style=CSS'])(
  'what is not allowed counts as absent: "%s"',
  (search) => {
    expect(readPlaygroundQuery(search)).toEqual({
      demo: undefined,
      version: undefined,
      beside: undefined,
      sendsCode: false,
      style: undefined,
      overrides: { mode: undefined, direction: undefined, density: undefined },
    });
  },
);

const site = {
  url: 'https://example.com',
  basePath: '/x/',
  versions: [
    { name: 'current', label: '8.11.0' },
    { name: 'v7', label: 'v7' },
    { name: 'v6', label: 'v6', host: 'https://v6.example.com' },
  ],
} as unknown as Site;

test.each([
  ['current', 'v7', '/x/v7/playground?demo=A'],
  ['v7', '8.11.0', '/x/playground?demo=A'],
  ['v7', 'current', '/x/playground?demo=A'],
  ['current', 'v6', 'https://v6.example.com/x/playground?demo=A'],
  ['v6', 'current', 'https://example.com/x/playground?demo=A'],
  ['v6', 'v7', 'https://example.com/x/v7/playground?demo=A'],
  ['current', 'current', undefined],
  ['v7', undefined, undefined],
  ['v7', 'v99', undefined],
  ['v7', 'javascript:alert(1)', undefined],
])('leads from the playground of %s to that of %s: %s', (name, wanted, expected) => {
  const built = site.versions.find((version) => version.name === name) as Version;
  expect(findPlaygroundUrl(site, built, wanted, '?demo=A')).toBe(expected);
});
