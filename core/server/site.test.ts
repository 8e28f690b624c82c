import ownSite from '@site/site';
import releasedVersions from '@site/versions.json';
import type { Site } from '../types';
import { localizeSite, toHostedSite, validateSite } from './site';

describe('the site in a language', () => {
  const site: Site = { name: 'Docs', tagline: '', url: '', basePath: '/x/', versions: [] };

  test('is unchanged in English', () => {
    expect(localizeSite(site, 'en')).toBe(site);
  });

  test('has its own base path, and offers the language even if site.ts does not list it', () => {
    expect(localizeSite(site, 'zh')).toMatchObject({ basePath: '/zh/x/', languages: ['zh'] });
    expect(localizeSite({ ...site, languages: ['zh'] }, 'zh').languages).toEqual(['zh']);
  });
});

describe('the site with a version on its own host', () => {
  const host = 'https://v6.example.com';

  test('has that version there, and no other', () => {
    const { versions } = toHostedSite(ownSite, 'v6', host);
    const hosted = versions.filter((version) => version.host === host);
    expect(hosted.map(({ name }) => name)).toEqual(['v6']);
  });

  test.each([undefined, ''])('is unchanged for the host %p', (none) => {
    expect(toHostedSite(ownSite, 'v6', none)).toBe(ownSite);
  });
});

describe('site.ts', () => {
  const version = { name: 'current', label: '2.0', hue: 10, products: ['data-table'] };
  const site = {
    name: 'Docs',
    tagline: 'A tagline.',
    url: 'https://example.com',
    basePath: '/x/',
    versions: [version, { ...version, name: 'v1', label: 'v1' }],
  };

  /** Returns the message of the error that refuses a site. */
  function refuse(given: unknown): string {
    try {
      validateSite(given, ['v1']);
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  }

  test('accepts a site with several versions and products', () => {
    expect(validateSite(ownSite, releasedVersions)).toEqual(ownSite);
  });

  test('accepts a version on a host of its own, and a repository', () => {
    const versions = [version, { ...version, name: 'v1', host: 'https://v1.example.com' }];
    const given = { ...site, versions, repository: 'https://example.com/repository' };
    expect(validateSite(given, ['v1'])).toEqual(given);
  });

  test('accepts sources of demos that are origins, and names others', () => {
    const images = ['https://pictures.example.com'];
    const given = { ...site, demoSources: { images } };
    expect(validateSite(given, ['v1'])).toEqual(given);
    const wrong = { images: ['https:'], fonts: images, requests: ['http://api.example.com/v1'] };
    const message = refuse({ ...site, demoSources: wrong });
    expect(message).toContain('"demoSources.images[0]" must be a valid uri');
    expect(message).toMatch(/"demoSources.requests\[0\]".*origin without a path, https unless on/);
    expect(message).toContain(
      'there is no key "demoSources.fonts". Allowed here: images, requests.',
    );
  });

  test('refuses a host that is not the own one of an old version', () => {
    const hosts = (current: string | undefined, v1: string) =>
      refuse({
        ...site,
        versions: [
          { ...version, host: current },
          { ...version, name: 'v1', host: v1 },
        ],
      });
    expect(hosts('https://docs.example.com', site.url)).toMatchInlineSnapshot(`
   "The site cannot be built:
   - site.ts: "host" of current must be a host for that version only; given: https://docs.example.com. "url" is the host of the current version; leave "host" out for a version that is served there too.
   - site.ts: "host" of v1 must be a host for that version only; given: https://example.com. "url" is the host of the current version; leave "host" out for a version that is served there too."
  `);
    expect(hosts('https://v1.example.com', 'https://v1.example.com')).toMatchInlineSnapshot(`
   "The site cannot be built:
   - site.ts: "versions[1]" contains a duplicate value; given: {"name":"v1","label":"2.0","hue":10,"products":["data-table"],"host":"https://v1.example.com"}."
  `);
  });

  test.each(['https://chat.example.com', 'https://chat.example.com:8443', 'http://localhost:4000'])(
    'accepts a chat at %s',
    (chat) => {
      expect(validateSite({ ...site, chat }, ['v1'])).toEqual({ ...site, chat });
    },
  );

  test.each([
    '/feedback',
    'https://feedback.example.com/docs?a=1',
    'http://localhost:4000/feedback',
  ])('accepts a receiver of feedback at %s', (feedback) => {
    expect(validateSite({ ...site, feedback }, ['v1'])).toEqual({ ...site, feedback });
  });

  test.each([
    ['no ads', { ads: false }],
    ['ads from a feed', { ads: { kind: 'feed', url: 'https://ads.example.com/a.json' } }],
    [
      'ads from a script',
      { ads: { kind: 'script', src: 'http://localhost:4000/ad.js', placement: '#ad' } },
    ],
    [
      'further hosts of a script of ads',
      {
        ads: {
          kind: 'script',
          src: 'https://ads.example.com/ad.js',
          hosts: ['https://serve.example.com'],
          placement: '#ad',
        },
      },
    ],
    ['analytics', { analytics: { measurementId: 'G-ABC123', webVitalsRatio: 0 } }],
    [
      'a question before anything is sent',
      { askConsent: true, analytics: { measurementId: 'G-ABC123' } },
    ],
    ['languages of any region and script', { languages: ['zh', 'pt-BR', 'ar', 'sr-Latn'] }],
    ['room for reading offline', { offlineBudget: 80 }],
  ])('accepts %s', (_what, change) => {
    expect(validateSite({ ...site, ...change }, ['v1'])).toEqual({ ...site, ...change });
  });

  test('names an unknown key and those that are allowed beside it', () => {
    expect(refuse({ ...site, tagLine: 'x' })).toBe(
      'The site cannot be built:\n- site.ts: there is no key "tagLine". Allowed here: name, tagline, headline, url, basePath, repository, chat, assistants, feedback, ads, analytics, askConsent, demoSources, policyInPages, offlineHosts, offlineBudget, languages, pictureFonts, versions.',
    );
  });

  test("names an unknown key of a version and a version's allowed keys", () => {
    expect(refuse({ ...site, versions: [{ ...version, color: 'red' }] })).toContain(
      'there is no key "versions.0.color". Allowed here: name, label, hue, products, host.',
    );
  });

  test.each([
    ['a product that is not documented', { versions: [{ ...version, products: ['scheduler'] }] }],
    ['an empty list of products', { versions: [{ ...version, products: [] }] }],
    ['a hue beyond the wheel', { versions: [{ ...version, hue: 360 }] }],
    ['a hue in words', { versions: [{ ...version, hue: 'blue' }] }],
    ['a version name that is no folder name', { versions: [{ ...version, name: 'V 1' }] }],
    ['two versions of one name', { versions: [version, version] }],
    ['a host with a path', { versions: [{ ...version, host: 'https://example.com/old' }] }],
    ['a base path without its last slash', { basePath: '/x' }],
    ['an address with another scheme', { url: 'ftp://example.com' }],
    ['feedback without encryption', { feedback: 'http://feedback.example.com/docs' }],
    ['a path for feedback that is another host', { feedback: '//feedback.example.com' }],
    ['feedback that only sounds like localhost', { feedback: 'http://localhost.example.com' }],
    ['a chat without encryption', { chat: 'http://chat.example.com' }],
    ['a chat that only sounds like localhost', { chat: 'http://localhost.example.com' }],
    [
      'an assistant that no question is sent to',
      { assistants: [{ name: 'A', url: 'https://a.example.com/' }] },
    ],
    ['an assistant by script', { assistants: [{ name: 'A', url: 'javascript:alert({prompt})' }] }],
    ['a chat with a path', { chat: 'https://example.com/chat' }],
    ['ads of an unknown kind', { ads: { kind: 'banner', src: 'https://ads.example.com' } }],
    ['ads that are simply on', { ads: true }],
    ['a script without what it draws', { ads: { kind: 'script', src: 'https://a.example.com' } }],
    ['a feed without encryption', { ads: { kind: 'feed', url: 'http://ads.example.com' } }],
    [
      'a key of another kind of ads',
      { ads: { kind: 'feed', url: 'https://a.b', placement: '#a' } },
    ],
    ['a measurement id with markup', { analytics: { measurementId: 'G-"><script>' } }],
    ['a share above everything', { analytics: { measurementId: 'G-1', adDisplayRatio: 2 } }],
    ['an unknown key of analytics', { analytics: { measurementId: 'G-1', ratio: 1 } }],
    ['a language that has no such tag', { languages: ['pt_BR'] }],
    ['a language in another spelling', { languages: ['pt-br'] }],
    ['English as a translation', { languages: ['en'] }],
    ['a font that is no package', { pictureFonts: { zh: 'fonts/noto.woff2' } }],
    ['a language that the path of all pages begins with', { languages: ['de'], basePath: '/de/' }],
    ['a question that asks for nothing', { askConsent: true, ads: false }],
    ['no room for reading offline', { offlineBudget: 0 }],
    ['a missing tagline', { tagline: undefined }],
  ])('says what was given for %s', (_what, change) => {
    expect(refuse({ ...site, ...change })).toMatchSnapshot();
  });

  test('lists every problem at once', () => {
    const problems = refuse({ ...site, name: 1, basePath: 'x', shade: 'red' }).split('\n- ');
    expect(problems).toHaveLength(4);
  });

  test('wants the versions of versions.json, in their order', () => {
    expect(refuse({ ...site, versions: [version, { ...version, name: 'v0' }] })).toContain(
      'given: current, v0; expected: current, v1.',
    );
  });

  test('takes names of hosts, and refuses an address for one', () => {
    expect(validateSite({ ...site, offlineHosts: ['localhost'] }, ['v1'])).toBeTruthy();
    expect(refuse({ ...site, offlineHosts: ['https://a.example'] })).toContain(
      '"offlineHosts[0]" must be the name of a host, without scheme and port; given: "https://a.example".',
    );
  });
});
