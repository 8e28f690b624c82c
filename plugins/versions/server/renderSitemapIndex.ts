import { escapeHtml } from '../../shared/server/escapeHtml';

/** Renders the index of the sitemaps of a host. */
export function renderSitemapIndex(sitemaps: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemaps.map((sitemap) => `<sitemap><loc>${escapeHtml(sitemap)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}
