import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteDir } from '../../../core/server/files';
import { validateSite } from '../../../core/server/site';
import { findVersion } from '../../../core/server/versions';
import rawSite from '@site/site';
import releasedVersions from '@site/versions.json';
import { checkCodeBlocks } from './checkCodeBlocks';

test('a block for a version that the site does not have is a mistake', async () => {
  const site = validateSite(rawSite, releasedVersions);
  const dir = await mkdtemp(path.join(tmpdir(), 'code-blocks-'));
  await mkdir(path.join(dir, 'grid'));
  const page = '---\nslug: /rows\n---\n\n```tsx title="Version 1"\n<Grid />\n```\n';
  await writeFile(path.join(dir, 'grid/rows.mdx'), page);
  const version = { ...findVersion(site, 'current', siteDir), dir };
  expect(await checkCodeBlocks(site, version, siteDir)).toEqual([
    expect.stringMatching(
      /grid\/rows\.mdx:5: the title names version 1, which this site doesn't have\.$/,
    ),
    expect.stringContaining('unchecked'),
  ]);
  await rm(dir, { recursive: true });
});
