import type { Site } from '../../shared/types';
import { toContentSecurityPolicy } from './toContentSecurityPolicy';

const site: Site = {
  name: 'Docs',
  tagline: 'A tagline.',
  url: 'https://docs.example.com',
  basePath: '/x/',
  versions: [{ name: 'current', label: '2.0', hue: 1, products: ['charts'] }],
};

/** The sources of each directive that the policy has. */
const read = (change: Partial<Site> = {}, hashes: readonly string[] = []) =>
  Object.fromEntries(
    toContentSecurityPolicy({ ...site, ...change }, hashes)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );

/** What is allowed beside what every site does. */
function readMore(change: Partial<Site>) {
  const before = read();
  const added = Object.entries(read(change)).map(([name, sources]) => [
    name,
    sources.filter((source) => !before[name]?.includes(source)),
  ]);
  return Object.fromEntries(added.filter(([, sources]) => sources?.length)) as typeof before;
}

test('with nothing configured, allows nothing of another party but the editors that demos open in', () => {
  expect(read({}, ["'sha256-a='"])).toMatchSnapshot();
});

test('lets versions on other hosts be asked what they have, from each of them', () => {
  const host = 'https://v1.example.com';
  const versions = [...site.versions, { ...site.versions[0]!, name: 'v1', host }];
  expect(readMore({ versions })).toEqual({ 'connect-src': [site.url, host] });
});

test('allows no script that it does not know, and no eval', () => {
  const scripts = read()['script-src'];
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts).not.toContain("'unsafe-eval'");
  expect(scripts).not.toContain('https:');
});

test('allows to send to the receivers of feedback and of the chat', () => {
  const change = {
    feedback: 'https://feedback.example.com/docs?a=1',
    chat: 'http://localhost:4000',
  };
  expect(readMore(change)).toEqual({
    'connect-src': ['https://feedback.example.com', 'http://localhost:4000'],
  });
});

test('allows what counts visits its script and its reports', () => {
  const receivers = [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ];
  expect(readMore({ analytics: { measurementId: 'G-ABC123' } })).toEqual({
    'script-src': ['https://www.googletagmanager.com'],
    'connect-src': receivers,
    'img-src': receivers,
  });
});

test("allows a feed of ads to be read, and an ad's pictures from anywhere", () => {
  const ads = { kind: 'feed', url: 'https://ads.example.com/a.json' } as const;
  expect(readMore({ ads })).toEqual({
    'connect-src': ['https://ads.example.com'],
    'img-src': ['https:', 'https://ads.example.com'],
  });
});

test("allows a provider's script, and the hosts that it brings code from", () => {
  const ads = {
    kind: 'script',
    src: 'https://cdn.ads.example/script.js',
    placement: '#ad',
    hosts: ['https://serve.ads.example'],
  } as const;
  const own = ['https://cdn.ads.example', 'https://serve.ads.example'];
  expect(readMore({ ads })).toEqual({
    'script-src': own,
    'connect-src': ['https:', ...own],
    'img-src': ['https:', ...own],
    'frame-src': ['https:', ...own],
  });
});

test('allows nothing more without ads', () => {
  expect(readMore({ ads: false })).toEqual({});
});
