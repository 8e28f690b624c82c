/** Writes the API of a version as JSON, in a separate process; its arguments: the version, the file, the settings. */
import { writeFile } from 'node:fs/promises';
import type { LibrarySettings } from '../../core/library';
import { siteDir } from '../../core/server/files';
import { readApiEntries } from '../../core/server/sidebar';
import { validateSite } from '../../core/server/site';
import { findVersion } from '../../core/server/versions';
import type { Product } from '../../core/types';
import rawSite from '@site/site';
import releasedVersions from '@site/versions.json';
import { extractVersionApi } from './server/extract/extractVersionApi';

async function extract([name = '', file = '', settings = '']: readonly string[]): Promise<void> {
  const version = findVersion(validateSite(rawSite, releasedVersions), name, siteDir);
  const entries = await readApiEntries(version, siteDir);
  const api = await extractVersionApi(
    version,
    entries,
    JSON.parse(settings) as LibrarySettings<Product>,
  );
  await writeFile(file, `${JSON.stringify(api)}\n`);
}

extract(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
