import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkAdLinks, checkPlacement, validateAds } from './checks';

describe('data/ads.ts', () => {
  const staticDir = path.resolve(__dirname, '../../../static');
  const ad = {
    name: 'Playground',
    link: '/playground',
    img: '/img/favicon.svg',
    description: 'Try it.',
  };
  const validate = (given: unknown) => validateAds(given, [staticDir]);

  /** The message of the error that a list is refused with. */
  function refuse(given: unknown): string {
    try {
      validate(given);
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  }

  test('accepts an ad for the pages of a product', () => {
    const given = [ad, { ...ad, name: 'Moving on', product: 'graphs' }];
    expect(validate(given)).toEqual(given);
  });

  test('accepts an ad of somebody else, with a label for its events', () => {
    const given = [
      ad,
      { ...ad, name: 'B', link: 'https://b.example.com', poweredby: 'B Ltd', label: 'summer-sale' },
    ];
    expect(validate(given)).toEqual(given);
  });

  test('names an unknown key and those that are allowed', () => {
    expect(refuse([{ ...ad, image: '/a.svg' }])).toBe(
      'Invalid ads:\n- data/ads.ts: there is no key "0.image". Allowed: name, link, img, description, product, poweredby, label.',
    );
  });

  test.each([
    ['no list', ad],
    ['an empty list', []],
    ['an ad without a name', [{ ...ad, name: undefined }]],
    ['two ads of one name', [ad, ad]],
    ['a link of another site that is not encrypted', [{ ...ad, link: 'http://b.example.com' }]],
    ['a script for a link', [{ ...ad, link: 'javascript:alert(1)' }]],
    ['a link without a slash', [{ ...ad, link: 'playground' }]],
    ['a picture of another site', [{ ...ad, img: 'https://b.example.com/a.png' }]],
    ['a description that does not fit', [{ ...ad, description: 'd'.repeat(91) }]],
    ['a label with spaces', [{ ...ad, label: 'Summer sale' }]],
  ])('says what was given for %s', (_what, given) => {
    expect(refuse(given)).toMatchSnapshot();
  });

  test('names a picture that is not there, and where it belongs', () => {
    expect(refuse([{ ...ad, img: '/img/missing.svg' }])).toBe(
      'Invalid ads:\n- data/ads.ts: "Playground" has no picture. Add static/img/missing.svg, 130 by 100 px, or name another file.',
    );
  });

  test('lists every problem at once', () => {
    const given = [
      { ...ad, name: 1, link: 'x' },
      { ...ad, shade: 'red' },
    ];
    expect(refuse(given).split('\n- ')).toHaveLength(4);
  });

  test('says all that is wrong at once', () => {
    const given = [
      { ...ad, description: undefined, text: 'Try it.' },
      { ...ad, name: 'B', link: 'playground' },
    ];
    const problems = refuse(given);
    expect(problems).toContain('data/ads.ts: "[0].description" is required; given: nothing.');
    expect(problems).toContain('data/ads.ts: there is no key "0.text". Allowed: name, link,');
    expect(problems).toContain('"[1].link" must start with / or https://; given: "playground".');
  });
});

describe('the selector', () => {
  const check = (placement: string) =>
    checkPlacement({ ads: { kind: 'script', src: 'https://ads.example.com/a.js', placement } });

  test.each(['#provider-ad', '.a, .b > [data-c="d"]'])('%s is a selector', (placement) => {
    expect(check(placement)).toEqual([]);
  });

  test.each(['#', '.a >', '..', '[', ':', '1'])(
    '"%s" is not a selector, and is named',
    (placement) => {
      const [problem] = check(placement);
      expect(problem).toContain(
        `site.ts: "ads.placement" must be a CSS selector such as #provider-ad; given: "${placement}"`,
      );
    },
  );

  test('without a script there is nothing to check', () => {
    expect(checkPlacement({})).toEqual([]);
    expect(checkPlacement({ ads: false })).toEqual([]);
    expect(checkPlacement({ ads: { kind: 'feed', url: 'https://ads.example.com' } })).toEqual([]);
  });
});

describe('links', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'built-'));
  mkdirSync(path.join(outDir, 'api'));
  for (const file of ['index.html', 'playground.html', 'api/compare.html', 'llms.txt']) {
    writeFileSync(path.join(outDir, file), '');
  }

  const check = (...links: string[]) =>
    checkAdLinks(
      links.map((link, index) => ({ name: `Ad ${index}`, link, img: '/a.svg', description: 'A.' })),
      outDir,
    );

  test('pages, files and addresses are fine', () => {
    const pages = ['/', '/playground', '/playground?demo=A#b', '/api/compare', '/llms.txt'];
    expect(check(...pages, 'https://shop.example.com')).toEqual([]);
  });

  test('names every page that is not there', () => {
    expect(check('/nowhere', '/playground', '/api/comparison?from=v7')).toEqual([
      'data/ads.ts: "Ad 0" leads to /nowhere, which the current version does not have. Link to one of its pages or to an https address.',
      'data/ads.ts: "Ad 2" leads to /api/comparison?from=v7, which the current version does not have. Link to one of its pages or to an https address.',
    ]);
  });
});
