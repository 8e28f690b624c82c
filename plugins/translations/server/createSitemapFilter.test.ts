import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Language } from '../../../core/types';
import { createSitemapFilter } from './createSitemapFilter';

const siteDir = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
const folder = path.join(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/version-v4');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'bars.mdx'), '---\ntitle: T\nslug: /react-charts/bars\n---\n');

async function list(language: Language, basePath: string): Promise<string[]> {
  const version = { name: 'v4', language, basePath } as BuiltVersion;
  const slugs = ['', 'react-charts', 'react-charts/bars', 'api/charts', 'translations'];
  const items = await createSitemapFilter(
    version,
    siteDir,
  )({
    defaultCreateSitemapItems: async () =>
      slugs.map((slug) => ({ url: `https://example.com${basePath}${slug}` })),
  });
  return items.map(({ url }) => url.replace(`https://example.com${basePath}`, '/'));
}

test('English has all pages', async () => {
  expect(await list('en', '/x/v4/')).toHaveLength(5);
});

test('another language has its translated pages, and those that are all interface', async () => {
  expect(await list('zh', '/zh/x/v4/')).toEqual(['/', '/react-charts/bars', '/translations']);
});
