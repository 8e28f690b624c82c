/** Pages whose text or demos changed since the last commit reserve what their demos need. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { toRelative } from '../../core/server/files';
import { findChangedPages, listChangedFiles } from '../heights/pages';
import { heightWidths, spareHeight } from '../support/demoHeights';
import { expectDemosFit } from '../support/demos';
import { test } from '../support/fixtures';
import { open, scrollThrough, settle } from '../support/page';
import { siteDir, versions } from '../support/site';

const changed = listChangedFiles();

for (const version of versions) {
  const folder = toRelative(siteDir, version.dir);
  const pages = Globby.sync(`${folder}/**/*.mdx`, { cwd: siteDir, ignore: ['**/node_modules/**'] });
  for (const file of findChangedPages(pages, changed)) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const [, slug] = /^slug: \/(.*)$/m.exec(text) ?? [];
    if (slug !== undefined && text.includes('<Demo ')) {
      test(`${file} reserves what its demos need`, async ({ page }) => {
        await open(page, `${version.basePath}${slug}`);
        for (const width of Object.values(heightWidths)) {
          await page.setViewportSize({ width, height: 900 });
          await scrollThrough(page);
          await settle(page);
          await expectDemosFit(page, spareHeight);
        }
      });
    }
  }
}
