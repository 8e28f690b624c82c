import type { BuiltVersion } from '../../shared/server/findVersion';
import { collectHosts } from './collectHosts';

const version = (name: string, language: string, host?: string) =>
  ({ name, language, host }) as BuiltVersion;

test('a version with a host of its own stands there in all languages, the others on that of the site', () => {
  const v6 = 'https://v6.example.com';
  const versions = [
    version('current', 'en'),
    version('v6', 'en', v6),
    version('v6', 'zh', v6),
    version('v5', 'en'),
  ];
  expect(collectHosts({ url: 'https://example.com' }, versions, '/site')).toEqual([
    { url: 'https://example.com', dir: '/site/build', versions: [versions[0], versions[3]] },
    { url: v6, dir: '/site/build-v6', versions: [versions[1], versions[2]] },
  ]);
});
