import type { BuiltVersion } from '../../core/server/versions';
import { selectBuilds, toConcurrency } from './selection';

describe('the builds that are asked for', () => {
  const build = (name: string, label: string, language: string) =>
    ({ name, label, language }) as BuiltVersion;
  const builds = [
    build('current', '8.1.0', 'en'),
    build('current', '8.1.0', 'zh'),
    build('v6', 'v6', 'en'),
    build('v6', 'v6', 'zh'),
  ];
  const select = (names: readonly string[], language?: string) =>
    selectBuilds(builds, names, language).map((item) => `${item.name} ${item.language}`);

  test.each([
    [[], undefined, ['current en', 'current zh', 'v6 en', 'v6 zh']],
    [['8.1.0'], undefined, ['current en', 'current zh']],
    [['v6'], 'zh', ['v6 zh']],
    [[], 'en', ['current en', 'v6 en']],
  ])('versions %j in language %p are %j', (names, language, expected) => {
    expect(select(names, language)).toEqual(expected);
  });

  test('every unknown name is listed, with the known ones', () => {
    expect(() => select(['v6', 'v9', 'v8'], 'fr')).toThrow(
      [
        'There is no version "v9", "v8". Versions in site.ts: current, v6.',
        'The site is not built in "fr". Languages in site.ts: en, zh.',
      ].join('\n'),
    );
  });
});

describe('builds side by side', () => {
  test.each([
    ['one per core', 4, 32, 100, 4],
    ['fewer where memory is short', 8, 8, 100, 3],
    ['fewer where versions have many pages', 4, 32, 10_000, 2],
    ['one on a small machine', 2, 1, 100, 1],
  ])('%s', (_name, cores, gigabytes, pages, expected) => {
    expect(toConcurrency({ cores, memory: gigabytes * 1e9 }, pages)).toBe(expected);
  });
});
