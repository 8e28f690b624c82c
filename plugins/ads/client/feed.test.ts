import { toFeedAd, toSafeAddress } from './feed';

describe('addresses', () => {
  const origin = 'http://localhost:4000';

  test.each([
    ['https://ads.example.com/a?b=1', 'https://ads.example.com/a?b=1'],
    ['//ads.example.com/a', 'https://ads.example.com/a'],
    ['HTTPS://ADS.example.com', 'https://ads.example.com/'],
    ['http://localhost:4000/a', 'http://localhost:4000/a'],
  ])('%s may be followed', (value, address) => {
    expect(toSafeAddress(value, origin)).toBe(address);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:a',
    'blob:https://ads.example.com/1',
    'file:///etc/passwd',
    'http://ads.example.com/a',
    'http://localhost:5000/a',
    'http://localhost.example.com/a',
    'https://docs.example.com@evil.example.com/',
    'https://user:secret@evil.example.com/',
    '/a/path',
    'a',
    '',
    '//',
    'https://',
    `https://ads.example.com/${'a'.repeat(2000)}`,
    null,
    undefined,
    1,
    true,
    {},
    [],
    ['https://ads.example.com'],
    { toString: () => 'https://ads.example.com' },
  ])('%p may not', (value) => {
    expect(toSafeAddress(value, origin)).toBeUndefined();
  });
});

describe('answers', () => {
  const origin = 'https://ads.example.com';
  const entry = {
    statlink: 'https://ads.example.com/click/1',
    statimp: '//ads.example.com/seen/1',
    image: 'https://pictures.example.com/1.png',
    company: 'Shop',
    description: 'Everything.',
    pixel: 'https://a.example.com/[timestamp]||https://b.example.com/?t=[timestamp]',
    timestamp: '1700000000',
  };
  const take = (...ads: unknown[]) => toFeedAd({ ads }, origin);

  test('takes what an ad needs', () => {
    expect(take({ ...entry, other: 'ignored' })).toEqual({
      link: 'https://ads.example.com/click/1',
      image: 'https://pictures.example.com/1.png',
      company: 'Shop',
      description: 'Everything.',
      impressions: [
        'https://ads.example.com/seen/1',
        'https://a.example.com/1700000000',
        'https://b.example.com/?t=1700000000',
      ],
    });
  });

  test('takes a time that is half a character', () => {
    expect(take({ ...entry, timestamp: '1\ud800' })?.impressions).toContain(
      'https://a.example.com/1',
    );
  });

  test('takes texts without what turns their direction, and on one line', () => {
    const texts = {
      company: '\u202EpohS\u202C',
      description: 'All\u0000\n\u2066 of\u2069 \u200Fit \u061C',
    };
    expect(take({ ...entry, ...texts })).toMatchObject({
      company: 'pohS',
      description: 'All of it',
    });
  });

  test('takes the first ad that is one', () => {
    const bad = [{}, null, 'text', [], { company: 'No link' }];
    expect(take(...bad, entry, { ...entry, company: 'Second' })?.company).toBe('Shop');
  });

  test.each([
    ['no object', undefined],
    ['null', null],
    ['a text', 'ads'],
    ['a number', 1],
    ['a list', [entry]],
    ['no list of ads', {}],
    ['an object for a list', { ads: { 0: entry, length: 1 } }],
    ['an empty list', { ads: [] }],
    ['an empty object', { ads: [{}] }],
    ['null for an ad', { ads: [null] }],
    ['a list for an ad', { ads: [[entry]] }],
  ])('%s is no ad', (_what, answer) => {
    expect(toFeedAd(answer, origin)).toBeUndefined();
  });

  test.each([
    ['no link', { statlink: undefined }],
    ['an empty link', { statlink: '' }],
    ['a script for a link', { statlink: 'javascript:alert(1)' }],
    ['a link without encryption', { statlink: 'http://ads.example.com' }],
    ['a path for a link', { statlink: '/click' }],
    ['a number for a link', { statlink: 1 }],
    ['an object for a link', { statlink: { toString: 'https://a.example.com' } }],
    ['a list for its company', { company: ['Shop'] }],
    ['an object for its description', { description: { __html: '<img>' } }],
    ['a number for its picture', { image: 1 }],
    ['true for its pixel', { pixel: true }],
    ['an object for its time', { timestamp: {} }],
    ['no word', { company: ' ', description: '\n' }],
  ])('an ad with %s is skipped', (_what, change) => {
    expect(take({ ...entry, ...change })).toBeUndefined();
  });

  test.each([
    'http://pictures.example.com/1.png',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'javascript:alert(1)',
    '',
  ])('with "%s" for its picture it has none', (image) => {
    expect(take({ ...entry, image })).not.toHaveProperty('image');
  });

  test('pictures that count are left out where they may not be loaded', () => {
    const pixel = 'javascript:alert(1)||http://a.example.com|| https://b.example.com/1 ||||x';
    expect(take({ ...entry, statimp: 'data:,', pixel })?.impressions).toEqual([
      'https://b.example.com/1',
    ]);
    expect(take({ ...entry, statimp: undefined, pixel: undefined })?.impressions).toEqual([]);
  });

  test('there are no hundreds of them', () => {
    const pixel = Array(500).fill('https://a.example.com/').join('||');
    expect(take({ ...entry, pixel })?.impressions).toHaveLength(10);
  });

  test('the time in an address is no part of it that it was not meant for', () => {
    const given = {
      ...entry,
      statimp: undefined,
      timestamp: '/../?a#b',
      pixel: 'https://a.example.com/[timestamp]/[timestamp]',
    };
    expect(take(given)?.impressions).toEqual([
      'https://a.example.com/%2F..%2F%3Fa%23b/%2F..%2F%3Fa%23b',
    ]);
    expect(take({ ...given, timestamp: 7 })?.impressions).toEqual(['https://a.example.com/7/7']);
  });

  test('texts are cut, between characters, and have no lines', () => {
    const ad = take({
      ...entry,
      company: `A\n\tB ${'😀'.repeat(99)}`,
      description: 'd '.repeat(999),
    });
    expect([...ad!.company]).toHaveLength(32);
    expect(ad!.company).toBe(`A B ${'😀'.repeat(27)}…`);
    expect(ad!.description.length).toBeLessThanOrEqual(100);
    expect(ad!.description).toMatch(/d…$/);
  });

  test('markup stays text', () => {
    const text = '<img src=x onerror=alert(1)>';
    expect(take({ ...entry, company: text })?.company).toBe(text);
  });
});
