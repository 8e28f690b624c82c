import type { Version } from '../../../core/types';
import { chooseAd, isCrawler, toAdHref, toEventLabel, toShape } from './display';

describe('crawlers', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; AnyBot/2.0)',
    'Some web spider/4.0',
    'SomeCrawler 1.0',
  ])('%s is a crawler', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(true);
  });

  test.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
    '',
  ])('"%s" is not a crawler', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(false);
  });
});

describe('the choice of an ad', () => {
  test.each([
    [0, 'a'],
    [0.3333, 'a'],
    [0.3334, 'b'],
    [0.6666, 'b'],
    [0.6667, 'c'],
    [0.99999, 'c'],
  ])('with %d drawn: %s', (random, ad) => {
    expect(chooseAd(['a', 'b', 'c'], random)).toBe(ad);
  });
});

describe('the shape of ads', () => {
  test.each([
    [0, 'inline'],
    [0.19999, 'inline'],
    [0.2, 'image'],
    [0.99999, 'image'],
  ])('with %d drawn: %s', (random, shape) => {
    expect(toShape(random)).toBe(shape);
  });
});

describe('labels of events', () => {
  test('says where an ad comes from, where it is and how it looks', () => {
    expect(toEventLabel('in-house', 'image')).toBe('in-house-body-top-image');
    expect(toEventLabel('feed', 'inline')).toBe('feed-body-top-inline');
  });
});

describe('links', () => {
  const site = { url: 'https://docs.example.com', basePath: '/x/' };
  const chinese = { ...site, basePath: '/zh/x/', languages: ['zh'] };
  const version: Version = { name: 'v6', label: 'v6', hue: 75, products: ['graphs'] };
  const elsewhere = { ...version, host: 'https://v6.docs.example.com' };

  test('a page of the site has the same address in every version', () => {
    expect(toAdHref('/playground', site, version)).toBe('/x/playground');
  });

  test('from a version on its own host, the link leads to the site', () => {
    expect(toAdHref('/playground', site, elsewhere)).toBe('https://docs.example.com/x/playground');
  });

  test('a page of the site is the one in the language of the page', () => {
    expect(toAdHref('/playground', chinese, version)).toBe('/zh/x/playground');
    expect(toAdHref('/playground', chinese, elsewhere)).toBe(
      'https://docs.example.com/zh/x/playground',
    );
    expect(toAdHref('https://shop.example.com/a', chinese, version)).toBe(
      'https://shop.example.com/a',
    );
  });

  test('an address stays what it is', () => {
    expect(toAdHref('https://shop.example.com/a', site, elsewhere)).toBe(
      'https://shop.example.com/a',
    );
  });
});
