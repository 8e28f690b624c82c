import { renderSitemapIndex } from './renderSitemapIndex';

test('names the sitemaps', () => {
  expect(renderSitemapIndex(['https://a.b/x/sitemap.xml', 'https://a.b/x/v7/sitemap.xml'])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<sitemap><loc>https://a.b/x/sitemap.xml</loc></sitemap>',
      '<sitemap><loc>https://a.b/x/v7/sitemap.xml</loc></sitemap>',
      '</sitemapindex>',
      '',
    ].join('\n'),
  );
});
